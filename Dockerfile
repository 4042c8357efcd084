# One image for every part: a server, a worker, or any other command of ./orrery.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package needs its install scripts, and skipping them needs no compiler.
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node src/cli/main.ts build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    ORRERY_HOST=0.0.0.0 \
    ORRERY_PORT=4180 \
    ORRERY_DATA=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# The built pages are served only with the very sources they were built from.
COPY --from=build /app/package.json /app/package-lock.json /app/vite.config.ts ./
COPY --from=build /app/src src
COPY --from=build /app/tools tools
COPY --from=build /app/dist dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.ORRERY_PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "--no-memory-protection-keys", "--max-semi-space-size=32", "src/cli/main.ts"]
CMD ["serve"]
