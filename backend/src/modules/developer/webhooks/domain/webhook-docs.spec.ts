import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { bodyOf } from './webhook-body';
import { EVENT_SAMPLES } from './webhook-samples';

type Verify = (secret: string, headers: Record<string, string>, body: string, now?: number) => boolean;

const PAGE = readFileSync(join(__dirname, '../../../../../../docs/webhooks.md'), 'utf8');
const AT = new Date('2026-11-26T08:00:00Z');
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';

const blocksOf = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '');

describe('the page for receivers', () => {
  it('shows each event as it is sent, and no other', () => {
    const shown = blocksOf('json').map((text) => JSON.parse(text) as unknown);
    const sent = EVENT_SAMPLES.map(
      ({ type, sample }) => JSON.parse(bodyOf({ event: type, at: AT, data: sample })) as unknown,
    );
    expect(shown).toEqual(sent);
    for (const { type } of EVENT_SAMPLES) expect(PAGE).toContain(`\n\`${type}\`: `);
  });

  describe('has a verifier', () => {
    const [code = ''] = blocksOf('js');
    // The very text that the page shows.
    const load = runInThisContext(`(require) => { ${code} return verify; }`) as (
      from: NodeJS.Require,
    ) => Verify;
    const verify = load(createRequire(__filename));
    const body = '{"type":"link.created"}';
    const sign = (at: Date) => ({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(at.getTime() / 1_000),
      'webhook-signature': `v1,AAAA ${new Webhook(SECRET).sign('msg_1', at, body)}`,
    });

    it('that accepts what the reference implementation signs', () => {
      expect(verify(SECRET, sign(AT), body, AT.getTime())).toBe(true);
    });

    it('that refuses another body, another secret and what is older than five minutes', () => {
      const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
      expect(verify(SECRET, sign(AT), `${body} `, AT.getTime())).toBe(false);
      expect(verify(other, sign(AT), body, AT.getTime())).toBe(false);
      expect(verify(SECRET, sign(AT), body, AT.getTime() + 301_000)).toBe(false);
      expect(verify(SECRET, { ...sign(AT), 'webhook-timestamp': 'now' }, body, AT.getTime())).toBe(false);
    });
  });
});
