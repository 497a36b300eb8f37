import { Logger } from '@nestjs/common';
import { SmsSettings } from '../../config/sms-settings';
import type { Clock } from '../domain/clock';
import type { WaitingMessages } from '../outbox/waiting-messages';
import { type SmsGateway, SmsNotTaken } from './sms';
import { SmsQueue } from './sms-queue';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const SMS = {
  id: 'a',
  userId: 1,
  to: '+886912345678',
  text: 'Linklet: 012345',
  usefulUntil: NOW.toISOString(),
};

function queueOf(send: SmsGateway['send'], sms = SMS, settings = new SmsSettings('outbox')): SmsQueue {
  const waiting = { open: () => sms } as unknown as WaitingMessages;
  const clock: Clock = { now: () => NOW };
  return new SmsQueue(waiting, { send }, clock, settings);
}
const deliver = (queue: SmsQueue): Promise<void> => queue.deliver({ sealed: '' });

it('is offered where something carries messages', () => {
  const send = jest.fn();
  expect(queueOf(send).isOffered).toBe(true);
  expect(queueOf(send, SMS, new SmsSettings(null)).isOffered).toBe(false);
});

it('sends until the last moment at which the message is of use', async () => {
  const send = jest.fn().mockResolvedValue(undefined);
  await deliver(queueOf(send));
  expect(send.mock.calls).toEqual([[SMS]]);
  await deliver(queueOf(send, { ...SMS, usefulUntil: new Date(NOW.getTime() - 1).toISOString() }));
  expect(send).toHaveBeenCalledTimes(1);
});

it('lets the job try again what cannot have been sent, and what nobody foresaw', async () => {
  for (const error of [new SmsNotTaken('429', true), new TypeError('a mistake of ours')]) {
    await expect(deliver(queueOf(jest.fn().mockRejectedValue(error)))).rejects.toBe(error);
  }
});

it('gives up what may have been sent, and logs neither number nor text', async () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  await deliver(queueOf(jest.fn().mockRejectedValue(new SmsNotTaken('too-slow', false))));
  expect(JSON.stringify(log.mock.calls)).toContain('too-slow');
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/912345678|012345/);
  log.mockRestore();
});
