import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../../config/config.module';
import type { WebSettings } from '../../config/settings';
import type { Settings } from '../../config/settings-from-env';
import { GatewayChecksService, PaymentChecksModule } from '../../modules/payments';
import { type DoctorFinding, DoctorFindings } from './finding';
import { HERE } from './web.check';

@Module({})
class DoctorModule {}

/** Asks every service that takes money or issues invoices, by its keys, something that changes nothing. */
export async function checkGateways(settings: Settings): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('payments');
  const { newebPay, linePay, payPal, ezPay } = settings.payments;
  if (!newebPay && !linePay && !payPal && !ezPay) {
    return findings.good('no gateway is set: nothing is sold').all;
  }
  const imports = [ConfigModule.forRoot(settings), PaymentChecksModule];
  const app = await NestFactory.createApplicationContext(
    { module: DoctorModule, imports },
    { logger: false },
  );
  try {
    for (const { name, refusal } of await app.get(GatewayChecksService, { strict: false }).run()) {
      if (refusal === null) findings.good(`${name} accepts the keys`);
      else findings.wrong(`${name} does not accept the keys: ${refusal}`, `mend ${VARIABLES[name] ?? name}`);
    }
  } finally {
    await app.close();
  }
  if (newebPay || linePay || payPal) judgeOrigin(settings.web, findings);
  // Payments in US$ get no invoice.
  if (!ezPay && (newebPay || linePay)) {
    findings.doubtful('no invoices are issued', 'set EZPAY_MERCHANT_ID and its keys, or issue them yourself');
  }
  return findings.all;
}

const VARIABLES: Readonly<Record<string, string>> = {
  newebPay: 'NEWEBPAY_MERCHANT_ID, NEWEBPAY_HASH_KEY, NEWEBPAY_HASH_IV and NEWEBPAY_URL',
  linePay: 'LINEPAY_CHANNEL_ID, LINEPAY_CHANNEL_SECRET and LINEPAY_URL, and register our address there',
  paypal: 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_URL',
  ezPay: 'EZPAY_MERCHANT_ID, EZPAY_HASH_KEY, EZPAY_HASH_IV and EZPAY_URL',
};

/** Gateways report to it; some only to the ports that need not be named. */
function judgeOrigin({ appOrigin }: WebSettings, findings: DoctorFindings): void {
  const { protocol, hostname, port } = new URL(appOrigin);
  if (HERE.test(hostname)) {
    findings.doubtful(`gateways cannot report to ${appOrigin}`, 'only their simulators on this machine can');
  } else if (protocol !== 'https:' || port !== '') {
    findings.wrong(`gateways do not report to ${appOrigin}`, 'let APP_ORIGIN be https, without a port');
  } else findings.good(`gateways report to ${appOrigin}`);
}
