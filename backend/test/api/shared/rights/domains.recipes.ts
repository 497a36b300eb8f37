import type { DOMAINS_RIGHTS } from '../../../../src/shared/domain/rights/domains.rights';
import { APP_ORIGIN } from '../../../support/app';
import { boughtDomain } from '../../../support/bought-domains';
import { newHost, verifiedDomain } from '../../../support/brand-domains';
import { subdomainOf } from '../../../support/domains';
import { changeGroup } from '../../../support/groups';
import { TestTeam } from '../../../support/teams';
import { ADMINS, MEMBERS, type RecipesFor, type Try, WITH_PROGRAMS, shown } from './recipe';
import { newCoupon } from './payments.recipes';
import { newNumber } from '../../../support/new-number';
import type { Scene } from './scene';

/** The player's own subdomain; a name that is free where nothing comes of it. */
async function onDomain({ player, owner, isAllowed }: Scene): Promise<Try> {
  const domain = isAllowed ? await subdomainOf(owner) : 'nobody.example';
  return { params: { groupId: player.team.groupId, domain } };
}

/** A domain of the group in question that was verified. */
async function brand({ stage, player }: Scene): Promise<Try> {
  return { params: { id: (await verifiedDomain(stage.server, player.team.groupId)).id } };
}

/** A group with a plan of another admin, of which the player is one, too. */
async function transferring(scene: Scene): Promise<Try> {
  const { stage, player } = scene;
  const next = await TestTeam.make(stage.server, 'classic', player.person);
  await next.call(next.admin, '/members', 'PUT', { userId: player.person.userId, role: 'admin' });
  return { ...(await brand(scene)), body: { toGroupId: next.groupId } };
}

/** The player's own subdomain, or that of another person. */
async function subdomain({ player, whose }: Scene): Promise<Try> {
  const { person, colleague } = player;
  const owner = whose === 'own' ? person : colleague;
  await subdomainOf(owner);
  return { params: { id: owner.userId } };
}

const setting =
  (body: object) =>
  async (scene: Scene): Promise<Try> => ({ ...(await brand(scene)), body });

const newWord = (): string => `word-${newNumber()}`;

/** A domain that a group has paid for. */
async function paidDomain({ stage }: Scene): Promise<Try> {
  const { id } = await boughtDomain(stage.server, (await stage.server.member()).groupId);
  const expiresOn = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  return { params: { id }, body: { expiresOn } };
}

/** Another player of the kind, whose plan includes a domain that they have reserved. */
async function onReservedName(scene: Scene): Promise<Try> {
  const params = { domainName: `${newWord()}.com` };
  if (!scene.isAllowed) return { params };
  const by = await scene.substitute();
  const plan = { featureName: 'initial', billingCycle: 'yearly', coupon: await newCoupon(scene) };
  await by.caller.call('/subscription/order', { method: 'POST', body: plan });
  await by.caller.call(`/bsd/${params.domainName}/reserve`, { method: 'POST' });
  return { params, by };
}

const LANDING_URL = 'https://example.com/';
/** In whatever group they act. */
const ADMINS_ACTING = '111 1 as+ a++ 333 3';
/** Others' are hidden. */
const OWN_SUBDOMAIN = '111 1 ooo ooo 333 3';
const SITE_ADMINS = '111 1 333 33+ 333 3';
const OF_BRAND = '111 1 +++ 444 +34 3';
const ADMINS_OF_BRAND = '111 1 as+ a44 333 3';

export const DOMAINS_RECIPES: RecipesFor<typeof DOMAINS_RIGHTS> = {
  'domains.check-subdomain': { cells: MEMBERS, call: () => ({ body: { subdomain: 'somebody' } }) },
  'domains.list-domains': { cells: shown(WITH_PROGRAMS) },
  'domains.list-mine': { cells: shown(WITH_PROGRAMS) },
  'domains.list-verified': { cells: shown(WITH_PROGRAMS) },
  'domains.list-options': { cells: shown(WITH_PROGRAMS) },
  'domains.choose-default': {
    cells: MEMBERS,
    call: () => ({ body: { domain: new URL(APP_ORIGIN).host } }),
  },
  'domains.set-default-domain': {
    cells: MEMBERS,
    call: () => ({ body: { domain: new URL(APP_ORIGIN).host } }),
  },
  'domains.show-apps': { cells: shown('111 1 aa+ 333 333 3'), call: onDomain },
  'domains.set-apps': {
    cells: ADMINS,
    call: async (scene) => ({
      ...(await onDomain(scene)),
      body: { apple: [{ appId: 'AB12CD34EF.tw.example.shop' }], android: [] },
    }),
  },
  'domains.make-subdomain': {
    cells: MEMBERS,
    status: 201,
    call: async (scene) => {
      if (!scene.isAllowed) return { body: { name: 'somebody' } };
      const by = await scene.substitute();
      return { by, body: { name: `made${newNumber()}of` } };
    },
  },
  'domains.rename-subdomain': {
    cells: OWN_SUBDOMAIN,
    call: async (scene) => ({ ...(await subdomain(scene)), body: { name: `renamed${newNumber()}of` } }),
  },
  'domains.set-own-social-code': {
    cells: OWN_SUBDOMAIN,
    call: async (scene) => ({ ...(await subdomain(scene)), body: { code: 'abcd1234' } }),
  },
  'domains.remove-own-social-code': { cells: OWN_SUBDOMAIN, call: subdomain },
  'domains.parse-name': { cells: WITH_PROGRAMS, call: () => ({ query: { domain: 'go.shop.tw' } }) },
  'domains.check-brand': { cells: MEMBERS, call: () => ({ body: { domain: newHost() } }) },
  'domains.check-binding': { cells: MEMBERS, call: () => ({ body: { domain: newHost() } }) },
  'domains.claim': {
    cells: ADMINS_ACTING,
    status: 201,
    call: async ({ stage, player }) => {
      await changeGroup(stage.server, player.person.groupId, { plan: 'classic' });
      return { body: { name: newHost() } };
    },
  },
  'domains.show-brand': { cells: shown(OF_BRAND), call: brand },
  'domains.bind': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.unbind': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.check-records': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.release': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.set-group-default': { cells: ADMINS_OF_BRAND, call: setting({ isDefault: true }) },
  'domains.transfer': { cells: ADMINS_OF_BRAND, call: transferring },
  'domains.set-fallback-url': { cells: ADMINS_OF_BRAND, call: setting({ url: LANDING_URL }) },
  'domains.remove-fallback-url': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.set-redirect-url': { cells: ADMINS_OF_BRAND, call: setting({ redirectUrl: LANDING_URL }) },
  'domains.remove-redirect-url': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.set-social-code': { cells: ADMINS_OF_BRAND, call: setting({ code: 'abcd1234' }) },
  'domains.remove-social-code': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.check-certificate': { cells: OF_BRAND, call: brand },
  'domains.order-certificate': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.revoke-certificate': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.reset-certificate': { cells: ADMINS_OF_BRAND, call: brand },
  'domains.search': { cells: MEMBERS, call: () => ({ query: { domainName: newWord() } }) },
  'domains.reserve': {
    cells: '111 1 aa+ a++ 333 3',
    call: async (scene) => {
      const params = { domainName: `${newWord()}.com` };
      return scene.isAllowed ? { params, by: await scene.substitute() } : { params };
    },
  },
  'domains.include-in-plan': {
    cells: '111 1 aa+ a++ 333 3',
    call: onReservedName,
  },
  'domains.list-registrations': { cells: shown(MEMBERS) },
  'domains.list-registration-tasks': { cells: SITE_ADMINS },
  'domains.settle-registration': { cells: SITE_ADMINS, call: paidDomain },
};
