import { SmsService } from '../../../test/support/sms-service';
import type { SmsAccount } from '../../config/sms-settings';
import { Every8dGateway } from './every8d-gateway';
import { type SmsGateway, SmsNotTaken } from './sms';
import { TwilioGateway } from './twilio-gateway';

type Twilio = Extract<SmsAccount, { kind: 'twilio' }>;

let service: SmsService;
beforeEach(async () => {
  service = new SmsService();
  await service.start();
});
afterEach(() => service.stop());

const { account, password, from } = SmsService;
const SMS = {
  id: 'a',
  userId: 1,
  to: '+886912345678',
  text: 'Linklet: 012345 是您的驗證碼 & more\n\n@012345',
};

const twilio = (other: Partial<Twilio> = {}, timeoutMs?: number): SmsGateway =>
  new TwilioGateway({ kind: 'twilio', url: service.url, account, password, from, ...other }, timeoutMs);
const every8d = (other: object = {}, timeoutMs?: number): SmsGateway =>
  new Every8dGateway({ kind: 'every8d', url: service.url, account, password, ...other }, timeoutMs);
const MAKERS = [
  ['Twilio', twilio],
  ['EVERY8D', every8d],
] as const;

async function refusalOf(gateway: SmsGateway, to = SMS.to): Promise<SmsNotTaken> {
  const error: unknown = await gateway.send({ ...SMS, to }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SmsNotTaken)) {
    throw new Error('it was not refused as it should be', { cause: error });
  }
  expect(error.message).not.toMatch(/912345678|012345|only-the/);
  return error;
}

describe.each(MAKERS)('%s', (_, gateway) => {
  it('takes a message as it is, once', async () => {
    await gateway().send(SMS);
    expect(service.taken).toEqual([{ to: SMS.to, text: SMS.text }]);
    expect(service.calls).toBe(1);
  });

  it('refuses a wrong password for good', async () => {
    const refusal = await refusalOf(gateway({ password: 'wrong' }));
    expect(refusal.mayBeTriedAgain).toBe(false);
    expect(refusal.message).toMatch(/20003|-101/);
    expect(service.taken).toEqual([]);
  });

  it('refuses a number for good, and its sentence is not repeated', async () => {
    const refusal = await refusalOf(gateway(), '912345678');
    expect([refusal.mayBeTriedAgain, service.taken]).toEqual([false, []]);
    expect(refusal.message).toMatch(/(21211|-306)$/);
  });

  it('is not asked again when nobody knows whether it took the message', async () => {
    service.reply = () => undefined;
    expect((await refusalOf(gateway({}, 100))).mayBeTriedAgain).toBe(false);
    service.reply = (response) => response.writeHead(500).end();
    expect((await refusalOf(gateway())).mayBeTriedAgain).toBe(false);
  });

  it('is asked again when it has too much to do, and when it was never reached', async () => {
    service.reply = (response) => response.writeHead(429).end();
    expect((await refusalOf(gateway())).mayBeTriedAgain).toBe(true);
    expect((await refusalOf(gateway({ url: 'http://127.0.0.1:9' }))).mayBeTriedAgain).toBe(true);
  });
});

it.each(['', '<html>', '-1', '80.0,0,0.0,1,id', '{}'])(
  'EVERY8D took no message when it says %j',
  async (body) => {
    service.reply = (response) => response.writeHead(200).end(body);
    expect((await refusalOf(every8d())).mayBeTriedAgain).toBe(false);
  },
);
