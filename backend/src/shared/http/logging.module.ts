import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import pino from 'pino';
import { ProcessSettings } from '../../config/settings';

const SECRET_PARAMETERS = /([?&](?:access_token|refresh_token|user_key|verification_code|claim)=)[^&]*/gi;

/** An address that may be logged: what opens doors is taken out. */
export const withoutSecrets = (url: string): string => url.replace(SECRET_PARAMETERS, '$1[redacted]');

const WARNING = pino.levels.values['warn'] ?? 0;
const WIRING: ReadonlySet<unknown> = new Set([
  'InstanceLoader',
  'NestFactory',
  'NestApplication',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Nest tells at every start which classes and routes it found; whoever runs Linklet has no use for it. */
function withoutWiring(
  this: pino.Logger,
  given: Parameters<pino.LogFn>,
  log: pino.LogFn,
  level: number,
): void {
  const [first] = given as unknown[];
  const context =
    typeof first === 'object' && first !== null && 'context' in first ? first.context : undefined;
  if (level >= WARNING || !WIRING.has(context)) log.apply(this, given);
}

/** Structured logs, one JSON object a line, each with its request's id; headers and bodies stay out. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [ProcessSettings],
      useFactory: ({ logLevel }: ProcessSettings) => ({
        forRoutes: ['{*path}'],
        pinoHttp: {
          level: logLevel,
          hooks: { logMethod: withoutWiring },
          genReqId: (request) => request.id,
          quietReqLogger: true,
          customSuccessMessage: () => 'answered',
          customErrorMessage: () => 'failed',
          customLogLevel: (_request, response, error) => {
            if (error || response.statusCode >= 500) return 'error';
            return response.statusCode >= 400 ? 'info' : 'debug';
          },
          serializers: {
            req: (request: IncomingMessage) => ({
              method: request.method,
              url: withoutSecrets(request.url ?? ''),
            }),
            res: (response: { statusCode: number }) => ({ status: response.statusCode }),
          },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
