import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule, type Surroundings } from './app.module';
import { withSamples } from './clients/documented-samples';
import { VERSION } from './config/build';
import type { Settings } from './config/settings-from-env';
import { DatabaseTimeouts } from './shared/database/database-timeouts';
import { allowAbsentBodies } from './shared/http/absent-body';
import { refuseDeepBody } from './shared/http/body-depth';
import { compressApi } from './shared/http/compression';
import { refuseCrossSite } from './shared/http/cross-site';
import { withRights } from './shared/http/documented-rights';
import { keepBytes } from './shared/http/kept-bytes';
import { acceptForms } from './shared/http/multipart-form';
import { namedOnce } from './shared/http/named-operations';
import { refuseOtherMethods } from './shared/http/other-methods';
import { problemOf } from './shared/http/problem';
import { sendProblem } from './shared/http/problem.filter';
import { COMMON_HEADERS, DATA_POLICY, DOCS_POLICY, transportHeaders } from './shared/http/security-headers';
import { JobPace } from './shared/jobs/job';
import { INTERNET } from './shared/outbound/outbound-network';
import { JsonLogger } from './shared/logging/json-logger';
import { logRequests } from './shared/logging/request-log';
import { presentUrl } from './shared/http/renamed-paths';
import { validationPipe } from './shared/http/validation.pipe';

const BODY_LIMIT = 1024 * 1024;
/** A slug of 90 CJK characters, percent-encoded, is longer than routers allow by default. */
const MAX_PARAMETER_LENGTH = 2_048;

/** Places of programs, which find nothing in the shape that they know. */
const OF_PROGRAMS = /^\/(?:api|v1|v2|v4|yourls-api\.php)(?=\/)/;

/** A path that cannot be decoded names nothing; left alone, the router would answer in a form of its own. */
function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return `${OF_PROGRAMS.exec(path)?.[0] ?? ''}/unreadable${url.slice(path.length)}`;
  }
}

export interface ApplicationOptions extends Partial<Surroundings> {
  /** Builds the application's shape alone, without a database or anything running. */
  readonly preview?: boolean;
}

export async function createApplication(
  settings: Settings,
  {
    preview = false,
    network = INTERNET,
    pace = new JobPace(),
    timeouts = new DatabaseTimeouts().times(settings.storage.timeoutFactor),
  }: ApplicationOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    rewriteUrl: (request: IncomingMessage) => presentUrl(readableUrl(request.url ?? '/')),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(reply, request.id, problemOf(error));
    },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(settings, { network, pace, timeouts }),
    adapter,
    {
      logger: new JsonLogger(settings.process),
      abortOnError: false,
      preview,
    },
  );
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready'] });
  app.useGlobalPipes(validationPipe());
  await app.register(fastifyCookie);
  const fastify = app.getHttpAdapter().getInstance();
  allowAbsentBodies(fastify);
  await acceptForms(fastify);
  keepBytes(fastify);
  await compressApi(fastify);
  const commonHeaders = { ...COMMON_HEADERS, ...transportHeaders(settings.web.appOrigin) };
  fastify.addHook('onSend', async (request, reply) => {
    const policy = request.url.startsWith('/api/docs') ? DOCS_POLICY : DATA_POLICY;
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', policy);
    const referrers = reply.getHeader('referrer-policy') ?? commonHeaders['referrer-policy'];
    void reply.headers({ ...commonHeaders, 'referrer-policy': referrers, 'x-request-id': request.id });
    return Promise.resolve();
  });
  refuseHostileRequests(fastify, settings.web.appOrigin);
  logRequests(fastify);
  return app;
}

function refuseHostileRequests(fastify: FastifyInstance, appOrigin: string): void {
  fastify.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.fromOtherSites !== true) refuseCrossSite(request.raw, appOrigin);
    return Promise.resolve();
  });
  fastify.addHook('preValidation', async (request) => {
    refuseDeepBody(request.body);
    return Promise.resolve();
  });
  refuseOtherMethods(fastify);
}

const TOKEN_DESCRIPTION =
  'The API token of a group (`lk_live_…`), also accepted in `X-API-Key`, or an access token of `POST /token`.';
const DESCRIPTION = `Short links, previews, campaigns and accurate click counts.

Every call acts in the group of its token. A person's call may name another of their groups as \`groupId\`, in the query or
the body: it then acts in that group, with the rights they have there. Any other group is refused with 403.`;

/** The public description of every call. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Linklet')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .setOpenAPIVersion('3.0.3')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: TOKEN_DESCRIPTION })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  return withSamples({
    ...document,
    paths: byName(namedOnce(withRights(document.paths))),
    components: { ...document.components, schemas: byName(document.components?.schemas ?? {}) },
  });
}

/** The order of modules would otherwise show in the document, which moving code must not change. */
const byName = <T>(named: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
