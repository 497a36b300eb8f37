import { StorageSettings } from '../../../../src/config/settings';
import type { ACCOUNT_RIGHTS } from '../../../../src/shared/domain/rights/account.rights';
import type { HEALTH_RIGHTS } from '../../../../src/shared/domain/rights/health.rights';
import { codeInOutbox } from '../../../support/outbox';
import { ANYONE, HOLDERS, MEMBERS, type RecipesFor, shown } from './recipe';
import { newNumber } from '../../../support/new-number';

export const PARTNER = {
  PARTNER_URL: 'https://partner.example/in',
  PARTNER_SECRET: 'what the partner and the installation know, and nobody else',
};

const newPhone = (): string => `+88691${String(newNumber()).padStart(7, '0')}`;

export const ACCOUNT_RECIPES: RecipesFor<typeof ACCOUNT_RIGHTS> = {
  'account.describe-site': { cells: ANYONE },
  'account.locate-caller': { cells: shown(HOLDERS) },
  'account.log-trouble': { cells: HOLDERS, call: () => ({ body: { level: 'info', message: 'a trouble' } }) },
  'account.show-info': { cells: shown(MEMBERS) },
  'account.show-settings': { cells: shown(MEMBERS) },
  'account.change-settings': { cells: MEMBERS, call: () => ({ body: { lang: 'en' } }) },
  'account.show-phone': { cells: MEMBERS },
  'account.request-phone-code': { cells: MEMBERS, call: () => ({ body: { phone: newPhone() } }) },
  'account.prove-phone': {
    cells: MEMBERS,
    call: async (scene) => {
      if (!scene.isAllowed) return { body: { code: '000000' } };
      const [by, phone] = [await scene.substitute(), newPhone()];
      await by.caller.call('/my/verification/code', { method: 'POST', body: { phone } });
      const { dataDir } = scene.stage.server.web.app.get(StorageSettings);
      return { by, body: { code: await codeInOutbox(dataDir, phone) } };
    },
  },
  'account.list-notifications': { cells: MEMBERS },
  'account.read-notifications': { cells: MEMBERS, call: () => ({ body: {} }) },
  'account.block-notifications': {
    cells: MEMBERS,
    call: () => ({ body: { type: 'invitation-accepted', isBlocked: false } }),
  },
  'account.submit-survey': {
    cells: MEMBERS,
    call: () => ({ body: { survey: 'help', answers: { links: 'yes' } } }),
  },
  'account.show-log': { cells: shown(MEMBERS) },
  'account.issue-partner-code': { cells: MEMBERS },
  'account.redeem-partner-code': {
    cells: ANYONE,
    call: async ({ stage }) => {
      const { caller } = stage.cast.player('member');
      const { body } = await caller.call<{ data: { code: string } }>('/my/partner-code', { method: 'POST' });
      return { body: { code: body.data.code, secret: PARTNER.PARTNER_SECRET } };
    },
  },
  'account.export': { cells: MEMBERS },
  'account.delete': {
    cells: MEMBERS,
    call: async (scene) => {
      const by = await scene.substitute();
      return { by, body: { email: by.person.email } };
    },
  },
};

export const HEALTH_RECIPES: RecipesFor<typeof HEALTH_RIGHTS> = {
  'health.live': { cells: ANYONE },
  'health.ready': { cells: ANYONE },
};
