import type { Browser, Locator } from 'playwright-core';
import { startLinePay } from '../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../sandbox/linepay/merchant';
import { startNewebpay } from '../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../sandbox/newebpay/shop';
import { launchBrowser } from '../support/browser';
import { Caller, join } from '../support/joining';
import { Keyboard } from '../support/keyboard';
import { MailServer } from '../support/mail-server';
import { PayPalShop } from '../support/paypal';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';

const ADMIN = 'owner@example.com';
const COUPON = 'EVERYTHING';
/** From the prices to the gateway. */
const MAX_STEPS = 4;

interface Closable {
  readonly close: () => Promise<void>;
}

/** Nothing is chosen beforehand. */
const donation = (visitor: Visitor): Locator =>
  visitor.the('radio', 'payments.invoice.typeName', { type: 'welfare' });

/** The ways to pay, as the checkout lists them, and what the buyer presses on the page of each. */
const WAYS = [
  {
    type: 'newebPay',
    sum: 'NT$550',
    presses: 'Agree and pay',
    paid: /^NT\$550 · Credit card •••• 1111$/,
    hasInvoice: true,
  },
  { type: 'linePay', sum: 'NT$550', presses: 'Pay', paid: /^NT\$550 · LINE Pay/, hasInvoice: true },
  {
    type: 'paypal',
    sum: 'US$39',
    presses: 'Agree and subscribe',
    paid: /^US\$39 · PayPal/,
    hasInvoice: false,
  },
] as const;

interface Standing {
  readonly data: {
    readonly currentPlan: string;
    readonly state: string;
    readonly paymentType: string | null;
    readonly scheduledChange: object | null;
  };
}

/** A person at a keyboard, who counts what they do. */
class Buyer {
  steps = 0;
  readonly keyboard: Keyboard;

  constructor(readonly visitor: Visitor) {
    this.keyboard = new Keyboard(visitor.page);
  }

  readonly step = async (work: (keyboard: Keyboard) => Promise<void>): Promise<void> => {
    this.steps += 1;
    await work(this.keyboard);
  };

  async standing(): Promise<Standing['data']> {
    const caller = new Caller(this.visitor.context.request, this.visitor.origin);
    await caller.become('refresh_token');
    return (await caller.show<Standing>('/subscription/status')).data;
  }
}

describe('buying a plan with the keyboard alone', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  const simulators: Closable[] = [];

  beforeAll(async () => {
    mails = await MailServer.start();
    const [newebpay, linepay, paypal] = await Promise.all([
      startNewebpay(),
      startLinePay(),
      PayPalShop.open(),
    ]);
    simulators.push(newebpay, linepay, paypal);
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], {
        SMTP_URL: mails.url,
        ADMIN_EMAILS: ADMIN,
        NEWEBPAY_URL: newebpay.origin,
        NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
        NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
        NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
        LINEPAY_URL: linepay.origin,
        LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
        LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
        ...paypal.settings,
      }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await Promise.all(simulators.map((simulator) => simulator.close()));
    await mails.stop();
  });

  async function newBuyer(email?: string): Promise<Buyer> {
    const visitor = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1280, height: 900 },
    });
    await join(visitor, mails, email);
    return new Buyer(visitor);
  }

  const buyInitial = async ({ visitor, step }: Buyer): Promise<void> => {
    const buy = visitor.the('link', 'payments.buying.buy', { plan: 'Initial' });
    await step((keyboard) => keyboard.choose(buy));
    await visitor.sees('payments.checkout.title');
  };

  it.each(WAYS.map((way, index) => [way.type, way, index] as const))(
    'by %s: at most four steps to the gateway, and the plan is there',
    async (_, { type, sum, presses, paid, hasInvoice }, index) => {
      const buyer = await newBuyer();
      const { visitor, step } = buyer;
      const { page } = visitor;
      await visitor.goTo('/pricing');
      await buyInitial(buyer);
      const chosen = page.getByRole('radio', { checked: true });
      if (index > 0) {
        await step(async (keyboard) => {
          await keyboard.tabTo(chosen);
          await keyboard.press(...Array.from({ length: index }, () => 'ArrowDown'));
        });
      }
      if (hasInvoice) await step((keyboard) => keyboard.tick(donation(visitor)));
      await step((keyboard) => keyboard.choose(visitor.the('button', 'payments.checkout.pay', { sum })));
      const pay = page.getByRole('button', { name: presses, exact: true });
      await pay.waitFor();
      expect(buyer.steps).toBeLessThanOrEqual(MAX_STEPS);
      expect(buyer.keyboard.lost).toEqual([]);
      expect(visitor.complaints).toEqual([]);

      // Pages of gateways have rings of their own.
      await new Keyboard(page).choose(pay);
      await visitor.sees('payments.result.success', { plan: 'Initial' });
      await page.getByText(paid).waitFor();
      expect(await buyer.standing()).toMatchObject({
        currentPlan: 'initial',
        state: 'active',
        paymentType: type,
      });
      await buyer.keyboard.choose(visitor.the('link', 'payments.checkout.toBilling'));
      await visitor.sees('payments.page.title');
      await page.getByText(visitor.text('payments.page.cycle', { cycle: 'monthly' })).waitFor();
      await visitor.close();
    },
  );

  it('with a coupon for everything: without a gateway', async () => {
    const owner = await newBuyer(ADMIN);
    const desk = new Caller(owner.visitor.context.request, product.origin);
    await desk.become('refresh_token');
    await desk.ask('/admin/coupons', { code: COUPON, percentOff: 100 });
    await owner.visitor.close();

    const buyer = await newBuyer();
    const { visitor, step } = buyer;
    await visitor.goTo(`/pricing?coupon=${COUPON}`);
    await visitor.reads('payments.buying.couponOff', { off: '100%', code: COUPON });
    await buyInitial(buyer);
    await step((keyboard) =>
      keyboard.choose(visitor.the('button', 'payments.checkout.start', { plan: 'Initial' })),
    );
    await visitor.sees('payments.result.success', { plan: 'Initial' });
    expect(buyer.steps).toBe(2);
    expect(buyer.keyboard.lost).toEqual([]);
    expect(await buyer.standing()).toMatchObject({ currentPlan: 'initial', paymentType: null });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('says no when the bank does, and lets one try again', async () => {
    const buyer = await newBuyer();
    const { visitor } = buyer;
    await visitor.goTo('/billing?plan=initial&cycle=monthly');
    await buyer.keyboard.tick(donation(visitor));
    await buyer.keyboard.choose(visitor.the('button', 'payments.checkout.pay', { sum: 'NT$550' }));
    await new Keyboard(visitor.page).choose(
      visitor.page.getByRole('button', { name: 'Have the bank decline it' }),
    );
    await visitor.sees('payments.result.failed');
    await visitor.page.getByText(/^The bank declined the card/).waitFor();
    expect((await buyer.standing()).state).toBe('none');
    await buyer.keyboard.choose(visitor.the('link', 'payments.result.retry'));
    await visitor.the('button', 'payments.checkout.pay', { sum: 'NT$550' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('changes to a bigger plan at once and to a smaller one later, and takes that back', async () => {
    const buyer = await newBuyer();
    const { visitor, step } = buyer;
    const { page } = visitor;
    await visitor.goTo('/pricing');
    await buyInitial(buyer);
    await step((keyboard) => keyboard.tick(donation(visitor)));
    await step((keyboard) =>
      keyboard.choose(visitor.the('button', 'payments.checkout.pay', { sum: 'NT$550' })),
    );
    const agree = page.getByRole('button', { name: 'Agree and pay', exact: true });
    await new Keyboard(page).choose(agree);
    await visitor.sees('payments.result.success', { plan: 'Initial' });

    await visitor.goTo('/pricing');
    await buyer.keyboard.choose(visitor.the('link', 'payments.buying.change', { plan: 'Classic' }));
    await page.getByRole('dialog').getByText('-NT$550').waitFor();
    await buyer.keyboard.choose(visitor.the('button', 'payments.change.pay', { sum: 'NT$1,430' }));
    await new Keyboard(page).choose(agree);
    await visitor.sees('payments.result.success', { plan: 'Classic' });
    expect(await buyer.standing()).toMatchObject({ currentPlan: 'classic', state: 'active' });

    await visitor.goTo('/billing');
    await buyer.keyboard.choose(visitor.the('button', 'payments.page.change'));
    const chosen = page.getByRole('dialog').getByRole('radio', { checked: true });
    await buyer.keyboard.tabTo(chosen);
    await buyer.keyboard.press('ArrowUp', 'ArrowUp');
    await buyer.keyboard.choose(visitor.the('button', 'payments.change.make', { plan: 'Personal' }));
    await buyer.keyboard.choose(visitor.the('button', 'payments.page.withdraw'));
    await visitor.the('button', 'payments.page.withdraw').waitFor({ state: 'detached' });
    expect(await buyer.standing()).toMatchObject({ currentPlan: 'classic', scheduledChange: null });
    expect(buyer.keyboard.lost).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('comes back in part by a refund at the desk, which the buyer can read', async () => {
    const email = 'refunded@example.com';
    const buyer = await newBuyer(email);
    const { visitor, step } = buyer;
    await visitor.goTo('/pricing');
    await buyInitial(buyer);
    await step((keyboard) => keyboard.tick(donation(visitor)));
    await step((keyboard) =>
      keyboard.choose(visitor.the('button', 'payments.checkout.pay', { sum: 'NT$550' })),
    );
    await new Keyboard(visitor.page).choose(
      visitor.page.getByRole('button', { name: 'Agree and pay', exact: true }),
    );
    await visitor.sees('payments.result.success', { plan: 'Initial' });

    const { visitor: desk, keyboard } = await newBuyer(ADMIN);
    await desk.goTo('/admin/billing');
    await keyboard.tabTo(desk.the('textbox', 'desk.billing.q'));
    await keyboard.type(email);
    await keyboard.press('Enter');
    await keyboard.choose(desk.page.locator('main a[href*="/admin/billing/orders/"]').first());
    await desk.sees('desk.refunds.title');
    await keyboard.choose(desk.the('button', 'desk.refunds.refund'));
    const dialog = desk.the('dialog', 'desk.refunds.refund');
    await keyboard.tabTo(dialog.getByRole('textbox', { name: desk.text('desk.refunds.amount') }));
    await keyboard.type('100');
    await keyboard.tabTo(dialog.getByRole('textbox', { name: desk.text('desk.billing.reason') }));
    await keyboard.type('Too slow');
    await keyboard.press('Enter');
    await desk.reads('desk.refunds.left', { left: 'NT$450' });
    expect(keyboard.lost).toEqual([]);
    expect(desk.complaints).toEqual([]);
    await desk.close();

    await visitor.goTo('/billing');
    await visitor.page
      .getByText(/NT\$100/)
      .first()
      .waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
