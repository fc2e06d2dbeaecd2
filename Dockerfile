# By its digest, so that every build starts from the same bytes. To take up a newer one, look up what the tag
# stands for: docker buildx imagetools inspect python:3.11-slim
FROM python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7 AS python

# What computer players think with is compiled here; the compiler stays behind.
FROM python AS wheel

RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev

COPY pyproject.toml README.md LICENSE /source/
COPY .ci/compile_players.py /source/.ci/
COPY bot /source/bot
COPY cogs /source/cogs
COPY data/guide /source/data/guide
COPY data/locales /source/data/locales
COPY data/cards /source/data/cards
COPY data/players /source/data/players
RUN HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheel /source

FROM python

# Letters of the words and names in pictures: Latin, Cyrillic, Greek, Arabic and Hebrew; Chinese and Korean; Japanese in
# its own shapes; Thai. And what joins Arabic letters and writes from the right to the left.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    fonts-dejavu-core fonts-wqy-microhei fonts-vlgothic fonts-tlwg-loma-ttf libfribidi0 \
  && rm -rf /var/lib/apt/lists/*

# The number is fixed, so that anyone who mounts a folder of their own knows whom to give it to.
RUN useradd --create-home --uid 1000 gnau

# Each in one version, by its digest; CONTRIBUTING says how the file is made.
COPY .ci/image-requirements.txt /
RUN pip install --no-cache-dir --require-hashes --requirement /image-requirements.txt
COPY --from=wheel /wheel /wheel
RUN pip install --no-cache-dir --no-deps /wheel/*.whl

USER gnau
WORKDIR /home/gnau
# A new volume takes over the folder with its owner.
RUN mkdir -p data/var
VOLUME /home/gnau/data/var

ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
