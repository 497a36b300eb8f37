import { Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { WebSettings } from '../../../config/web-settings';

export interface OwnCookie {
  readonly value: string;
  readonly httpOnly: boolean;
  /** Seconds; 0 makes the browser forget it. */
  readonly maxAge: number;
}

/** How this installation sets cookies: for all its paths, and over https for nothing else. */
@Injectable()
export class OwnCookies {
  private readonly secure: boolean;

  constructor(web: WebSettings) {
    this.secure = web.appOrigin.startsWith('https:');
  }

  /** The name by which, over https, no other host of the domain can set it. */
  guarded(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }

  /** Lax: it comes along when a link of another site leads here. */
  set(reply: FastifyReply, name: string, { value, httpOnly, maxAge }: OwnCookie): void {
    void reply.setCookie(name, value, { path: '/', httpOnly, sameSite: 'lax', secure: this.secure, maxAge });
  }
}
