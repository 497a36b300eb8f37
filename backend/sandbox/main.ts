import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentFor } from './environment';
import { startEzPay } from './ezpay/ezpay';
import { startLinePay } from './linepay/linepay';
import { startNewebpay } from './newebpay/newebpay';
import { startPayPal } from './paypal/paypal';
import { authorityOf } from './paypal/webhooks';
import { startRegistrar } from './registrar/registrar';
import { VirtualClock } from './shared/clock';

const PORTS = { newebpay: 4101, linepay: 4102, paypal: 4103, ezpay: 4104, registrar: 4105 };
const DUE_WORK_MS = 1000;

const { values } = parseArgs({
  options: {
    linklet: { type: 'string', default: 'http://localhost:3000' },
    data: { type: 'string', default: 'data/sandbox' },
    fresh: { type: 'boolean', default: false },
  },
});

/** Starts every simulator on its port, with one clock, and prints what Linklet needs to use them. */
async function main(): Promise<void> {
  const folder = resolve(values.data);
  if (values.fresh) rmSync(folder, { recursive: true, force: true });
  const clock = new VirtualClock();
  const at = (name: keyof typeof PORTS): { clock: VirtualClock; port: number; file: string } => ({
    clock,
    port: PORTS[name],
    file: join(folder, `${name}.json`),
  });
  const api = `${values.linklet}/api/v1/payments`;
  const newebpay = await startNewebpay({
    ...at('newebpay'),
    shop: { cardUpdateUrl: `${api}/newebpay/card-update` },
  });
  const linepay = await startLinePay(at('linepay'));
  const paypal = await startPayPal({
    ...at('paypal'),
    merchant: { webhookUrl: `${api}/paypal/webhook` },
  });
  const paypalAuthorityFile = join(folder, 'paypal-authority.pem');
  mkdirSync(folder, { recursive: true });
  writeFileSync(paypalAuthorityFile, authorityOf(paypal.state, 0).pem);
  const ezpay = await startEzPay(at('ezpay'));
  const registrar = await startRegistrar(at('registrar'));
  const simulators = [newebpay, linepay, paypal, ezpay, registrar];
  const ticking = setInterval(() => void clock.advanceTo(clock.now()), DUE_WORK_MS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(ticking);
      void Promise.all(simulators.map((simulator) => simulator.close()));
    });
  }
  const origins = {
    newebpay: newebpay.origin,
    linepay: linepay.origin,
    paypal: paypal.origin,
    ezpay: ezpay.origin,
    registrar: registrar.origin,
    paypalAuthorityFile,
  };
  print(simulators, environmentFor(origins));
}

function print(
  simulators: readonly { name: string; origin: string }[],
  environment: Readonly<Record<string, string>>,
): void {
  console.log('\nSimulators of payments and of a registrar. No money moves.\n');
  for (const { name, origin } of simulators) {
    console.log(`  ${name.padEnd(9)} ${origin}  (${origin}/_control)`);
  }
  console.log('\nStart Linklet with these settings:\n');
  for (const [name, value] of Object.entries(environment)) console.log(`  export ${name}='${value}'`);
  console.log('\nWhat goes wrong, and when it is next month: docs/sandbox.md\n');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
