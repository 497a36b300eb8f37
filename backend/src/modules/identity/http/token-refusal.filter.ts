import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../shared/domain/domain-error';
import { problemOf } from '../../../shared/http/problem';
import { UnsupportedGrantType } from '../domain/identity.errors';

/** `/token` refuses in the words of RFC 6749, section 5.2. */
@Catch(DomainError, HttpException)
export class TokenRefusalFilter implements ExceptionFilter {
  catch(error: DomainError | HttpException, host: ArgumentsHost): void {
    const { status, message, fields } = problemOf(error);
    const code = error instanceof UnsupportedGrantType ? error.code : 'invalid_request';
    const said = fields?.map((each) => each.message).join(' ') ?? message;
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(status)
      .header('cache-control', 'no-store')
      .send({ error: code, message: said });
  }
}
