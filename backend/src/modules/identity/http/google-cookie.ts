import { Inject, Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/settings';
import { ATTEMPT_LIFETIME_MS } from '../application/google-sign-in.service';

const NAME = 'google_sign_in';

/** What a browser carries to the provider and back. Lax, since it comes back by a link of another site. */
@Injectable()
export class GoogleCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(WebSettings) web: WebSettings) {
    this.secure = web.appOrigin.startsWith('https:');
    this.name = this.secure ? `__Host-${NAME}` : NAME;
  }

  in(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, sealed: string): void {
    this.write(reply, sealed, ATTEMPT_LIFETIME_MS / 1_000);
  }

  /** Each attempt ends with the first answer, whatever it says. */
  clear(reply: FastifyReply): void {
    this.write(reply, '', 0);
  }

  private write(reply: FastifyReply, value: string, maxAge: number): void {
    void reply.setCookie(this.name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge,
    });
  }
}
