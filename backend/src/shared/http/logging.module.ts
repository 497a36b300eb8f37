import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { ProcessSettings } from '../../config/settings';

const SECRET_PARAMETERS = /([?&](?:access_token|refresh_token|user_key|verification_code|claim)=)[^&]*/gi;

/** An address that may be logged: what opens doors is taken out. */
export const withoutSecrets = (url: string): string => url.replace(SECRET_PARAMETERS, '$1[redacted]');

/** Structured logs, one JSON object a line, each with its request's id; headers and bodies stay out. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [ProcessSettings],
      useFactory: ({ logLevel }: ProcessSettings) => ({
        pinoHttp: {
          level: logLevel,
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
