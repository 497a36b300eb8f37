import type { IDENTITY_RIGHTS } from '../../../../src/shared/domain/rights/identity.rights';
import { ANYONE, HOLDERS, MEMBERS, OWN, type RecipesFor } from './recipe';
import { newNumber } from '../../../support/new-number';

const newEmail = (): string => `somebody-${newNumber()}@example.com`;

export const IDENTITY_RECIPES: RecipesFor<typeof IDENTITY_RIGHTS> = {
  'identity.issue-token': { cells: ANYONE, call: () => ({ body: { grant_type: 'client_credentials' } }) },
  'identity.show-token': { cells: HOLDERS },
  'identity.show-caller': { cells: HOLDERS },
  'identity.register': { cells: HOLDERS, call: () => ({ body: { email: newEmail() } }) },
  'identity.request-code': { cells: HOLDERS, call: () => ({ body: { email: newEmail() } }) },
  'identity.check-code-status': { cells: HOLDERS, call: () => ({ body: { email: newEmail() } }) },
  'identity.enter-with-code': {
    cells: HOLDERS,
    call: async (scene) => {
      const email = newEmail();
      if (!scene.isAllowed) return { body: { email, verificationCode: '000000' } };
      const verificationCode = await scene.codeFor(scene.player.caller, '/auth/email', email);
      return { body: { email, verificationCode } };
    },
  },
  'identity.enter-with-one-tap': {
    cells: HOLDERS,
    call: async ({ stage }) => {
      const credential = await stage.provider.credential({
        sub: `tapper-${newNumber()}`,
        email: newEmail(),
        email_verified: true,
        name: 'Tap',
      });
      return {
        params: { product: 'linklet' },
        body: { credential, g_csrf_token: 'set-by-the-script' },
        headers: { cookie: 'g_csrf_token=set-by-the-script' },
      };
    },
  },
  'identity.begin-google': { cells: ANYONE, status: 303 },
  'identity.finish-google': { cells: ANYONE, status: 303 },
  'identity.log-out': { cells: ANYONE, call: async (scene) => ({ by: await scene.substitute() }) },
  'identity.list-sessions': { cells: MEMBERS },
  'identity.end-session': {
    cells: OWN,
    call: async ({ stage, player, whose }) => {
      const own = whose === 'own' ? await stage.server.member({ email: player.person.email }) : null;
      return { params: { id: (own ?? player.team.maker).sessionId } };
    },
  },
  'identity.end-other-sessions': {
    cells: MEMBERS,
    call: async (scene) => ({ by: await scene.substitute() }),
  },
  'identity.request-new-address': { cells: MEMBERS, call: () => ({ body: { email: newEmail() } }) },
  'identity.change-address': {
    cells: MEMBERS,
    call: async (scene) => {
      const email = newEmail();
      if (!scene.isAllowed) return { body: { email, verificationCode: '000000' } };
      const by = await scene.substitute();
      const verificationCode = await scene.codeFor(by.caller, '/auth/change_account/email', email);
      return { by, body: { email, verificationCode } };
    },
  },
};
