import { SmsGateway, SmsNotTaken } from './sms';

/** Nothing carries messages. Only those that waited when the gateway was taken away come here. */
export class NoSmsGateway extends SmsGateway {
  send(): Promise<void> {
    return Promise.reject(new SmsNotTaken('no gateway is set', false));
  }
}
