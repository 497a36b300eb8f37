import { Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_LIFETIME_MS } from '../application/google-sign-in.service';
import { OwnCookies } from './own-cookies';

/** What a browser carries to the provider and back. */
@Injectable()
export class GoogleCookie {
  private readonly name: string;

  constructor(private readonly cookies: OwnCookies) {
    this.name = cookies.guarded('google_sign_in');
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
    this.cookies.set(reply, this.name, { value, httpOnly: true, maxAge });
  }
}
