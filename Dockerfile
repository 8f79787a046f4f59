# syntax=docker/dockerfile:1

# 1. Builds the pages with all dependencies. Install scripts stay off: no dependency needs one.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build/build.ts

# 2. Runtime dependencies only.
FROM node:26-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

# 3. The server. Node strips types itself, so the sources run unchanged.
FROM node:26-slim
# Production mode on every interface: only DEMO=public starts a demo here.
# The compile cache survives restarts in /data, the only writable directory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY migrations ./migrations
# For the designs of the demo.
COPY public/portfolio ./public/portfolio
COPY scripts ./scripts
COPY server ./server
COPY src/domain ./src/domain
COPY src/content ./src/content
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s \
  CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/healthcheck.ts"]
# The supervisor is PID 1 and forwards signals: a server as PID 1 could not be killed by its watchdog.
# A small young generation halves the memory at the same throughput (bench).
CMD ["node", "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning", "scripts/supervise.ts"]
