FROM python:3.11-slim

# The number is fixed, so that whoever mounts a folder of their own knows whom to give it to.
RUN useradd --create-home --uid 1000 gnau

COPY pyproject.toml README.md LICENSE /source/
COPY bot /source/bot
COPY cogs /source/cogs
COPY data/locales /source/data/locales
RUN pip install --no-cache-dir "/source[postgres]"

USER gnau
WORKDIR /home/gnau
# A new volume takes over the folder with its owner.
RUN mkdir -p data/var
VOLUME /home/gnau/data/var

ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
