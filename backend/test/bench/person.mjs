// A person signed in by a code from the outbox of the product, who calls the API one call after the other.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /^Subject: (\d{6})\b/m;

async function codeFor(email, outbox) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    // There is no folder before the first mail.
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    for (const name of names.filter((each) => !each.endsWith('.part'))) {
      const mail = readFileSync(join(outbox, name), 'utf8');
      if (mail.includes(`To: ${email}`)) return CODE.exec(mail)[1];
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code came for ${email}`);
}

export class Person {
  #token = '';
  #renewal = null;
  #cookie = `browser_uuid=${randomUUID()}`;
  groupId = 0;

  constructor(origin) {
    this.origin = origin;
  }

  static async join(origin, email, outbox) {
    const person = new Person(origin);
    await person.#renew();
    await person.call('POST', '/register', { email, lang: 'en' });
    const verificationCode = await codeFor(email, outbox);
    const { id, key, groupId } = await person.call('POST', '/auth/verify', { email, verificationCode });
    person.#renewal = { refresh_token: key, user_id: String(id) };
    person.groupId = groupId;
    await person.#renew();
    return person;
  }

  /** What the call answers; throws when it is refused. `body`: a form, or what is sent as JSON. */
  async call(method, path, body) {
    let answer = await this.#ask(method, path, body);
    if (answer.status === 401) {
      await this.#renew();
      answer = await this.#ask(method, path, body);
    }
    const { data, error, ...rest } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(error)}`);
    return data ?? rest;
  }

  /** The session for a browser of the same person, as cookies of the origin's host. */
  async cookies() {
    const answer = await this.#askForToken({ grant_type: 'refresh_token', ...this.#renewal, keep: 'cookie' });
    const session = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    return [this.#cookie, ...session].map((each) => {
      const [name, value] = each.split('=');
      return { name, value, url: this.origin };
    });
  }

  #ask(method, path, body) {
    return fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: {
        // Of a form, fetch says itself how its parts are told apart.
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        cookie: this.#cookie,
        authorization: `Bearer ${this.#token}`,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  }

  async #renew() {
    const grant = this.#renewal
      ? { grant_type: 'refresh_token', keep: 'body', ...this.#renewal }
      : { grant_type: 'client_credentials' };
    const answer = await this.#askForToken(grant);
    const token = await answer.json();
    if (!answer.ok) throw new Error(`no token: ${JSON.stringify(token)}`);
    this.#token = token.access_token;
    if (this.#renewal) this.#renewal.refresh_token = token.refresh_token ?? this.#renewal.refresh_token;
  }
  #askForToken(grant) {
    return fetch(`${this.origin}/api/v1/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(grant),
    });
  }
}
