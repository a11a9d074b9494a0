# Not run where it was written: there was no container engine. One node of Sundown, small, without root, on a read-only file system.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund \
  && node script/bundle.mjs \
  && cd packages/web && ../../node_modules/.bin/vite build --logLevel warn && cd ../.. && node script/compress-web.mjs \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8123 DATA=/data WEB=/app/packages/web/dist
WORKDIR /app
COPY --from=build /src/node_modules node_modules
COPY --from=build /src/packages packages
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8123
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8123/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "packages/cli/dist/sundown.mjs", "serve"]
