import { RecaptchaService } from '../../../test/support/recaptcha-service';
import { checkHumanVerification } from '../../operations/doctor/human-verification.check';
import { HumanSettings, type RecaptchaSite } from '../../config/human-settings';
import { VerifierSilent } from './human-verifier';
import { Recaptcha } from './recaptcha';

let service: RecaptchaService;
beforeEach(async () => {
  service = new RecaptchaService();
  await service.start();
});
afterEach(() => service.stop());

const site = (other: Partial<RecaptchaSite> = {}): RecaptchaSite => ({
  key: RecaptchaService.siteKey,
  secret: RecaptchaService.secret,
  verifyUrl: service.verifyUrl,
  hostname: 'linklet.test',
  minScore: 0.5,
  ...other,
});
const ADDRESS = '203.0.113.7';

async function silenceOf(recaptcha: Recaptcha, token = 'any'): Promise<string> {
  const error: unknown = await recaptcha.look(token, ADDRESS).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof VerifierSilent)) {
    throw new Error('it was not silent as it should be', { cause: error });
  }
  expect(error.message).not.toContain(RecaptchaService.secret);
  return error.reason;
}

it('knows a token once', async () => {
  const recaptcha = new Recaptcha(site());
  const token = service.give('links/shorten', 'linklet.test', 0.7);
  expect(await recaptcha.look(token, ADDRESS)).toEqual({
    isGood: true,
    action: 'links/shorten',
    hostname: 'linklet.test',
    score: 0.7,
  });
  expect(await recaptcha.look(token, ADDRESS)).toEqual({ isGood: false });
  expect(await recaptcha.look('another', '')).toEqual({ isGood: false });
  expect(service.asked.map(({ address }) => address)).toEqual([ADDRESS, ADDRESS, null]);
});

it('says nothing of tokens while its secret is wrong', async () => {
  expect(await silenceOf(new Recaptcha(site({ secret: 'wrong' })))).toBe('invalid-input-secret');
});

it('lets no token of a stranger pass for a fault of ours', async () => {
  service.reply = (response) => response.end('{"success":false,"error-codes":["bad-request"]}');
  expect(await new Recaptcha(site()).look('any', ADDRESS)).toEqual({ isGood: false });
});

it.each([
  ['null', 'not-json'],
  ['<html>', 'not-json'],
  ['{}', 'not an answer of version 3'],
  ['{"success":"yes","score":1,"action":"a","hostname":"h"}', 'not an answer of version 3'],
  ['{"success":true,"hostname":"linklet.test"}', 'not an answer of version 3'],
  [`{"success":true,"x":"${'x'.repeat(17_000)}"}`, 'too-large'],
])('is silent about %.40s', async (body, reason) => {
  service.reply = (response) => response.end(body);
  expect(await silenceOf(new Recaptcha(site()))).toBe(reason);
});

it('is silent when it is slow, busy or away', async () => {
  service.reply = () => undefined;
  expect(await silenceOf(new Recaptcha(site(), 100))).toBe('too-slow');
  service.reply = (response) => response.writeHead(503).end();
  expect(await silenceOf(new Recaptcha(site()))).toBe('status 503');
  expect(await silenceOf(new Recaptcha(site({ verifyUrl: 'http://127.0.0.1:9/' })))).toBe('no-answer');
});

it('is looked at by the doctor', async () => {
  const verdicts = async (from: RecaptchaSite | null) =>
    (await checkHumanVerification(new HumanSettings(from))).map(({ verdict, says }) => [verdict, says]);
  expect(await verdicts(null)).toEqual([['good', 'no keys are set: local limits only']]);
  expect(await verdicts(site())).toEqual([['good', `${new URL(service.verifyUrl).host} accepts the secret`]]);
  expect(await verdicts(site({ secret: 'wrong' }))).toEqual([
    ['wrong', 'humans are not verified: invalid-input-secret'],
  ]);
  expect(await verdicts(site({ verifyUrl: 'http://127.0.0.1:9/' }))).toEqual([
    ['wrong', 'humans are not verified: no-answer'],
  ]);
});
