import type { SmsSettings } from '../../config/sms-settings';
import { type DoctorFinding, DoctorFindings } from './finding';

/** Who carries text messages. Nothing is sent, for every message costs money and the services have no call that is free on both. */
export function checkSms({ gateway }: SmsSettings): DoctorFinding[] {
  const findings = new DoctorFindings('text messages');
  if (gateway === null) return findings.good('no gateway is set: phone numbers are not verified').all;
  if (gateway === 'outbox') {
    return findings.doubtful(
      'text messages stay in the outbox',
      'nobody but you can verify a number: set SMS_GATEWAY to twilio or every8d',
    ).all;
  }
  const { protocol, host } = new URL(gateway.url);
  return protocol === 'https:'
    ? findings.good(`text messages go to ${host}`).all
    : findings.doubtful(`keys and codes go to ${host} unencrypted`, 'let SMS_URL begin with https://').all;
}
