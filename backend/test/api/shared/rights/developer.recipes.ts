import type { DEVELOPER_RIGHTS } from '../../../../src/shared/domain/rights/developer.rights';
import { confirmationCode, verifyPhone } from '../../../support/api-programs';
import { sampleSentTo, storedWebhook } from '../../../support/webhooks';
import { ANYONE, type RecipesFor, type Try, WITH_PROGRAMS, shown } from './recipe';
import type { Scene } from './scene';

const HOOK = { url: 'https://shop.example/hooks', events: ['link.created'] };

/** Who reads as an admin needs no seat that is paid for. */
const READING_ADMINS = '111 1 aa+ a++ +3+ 3';
const CHANGING_ADMINS = '111 1 as+ a++ +3+ 3';
const READING_OF_WEBHOOK = '111 1 aa+ a44 +34 3';
const CHANGING_OF_WEBHOOK = '111 1 as+ a44 +34 3';

/** A webhook of the group in question. */
async function onWebhook({ stage, player }: Scene): Promise<Try> {
  return { params: { id: (await storedWebhook(stage.server, player.team.groupId)).id } };
}

const setting =
  (body: object) =>
  async (scene: Scene): Promise<Try> => ({ ...(await onWebhook(scene)), body });

async function onDelivery({ stage, player }: Scene): Promise<Try> {
  const webhook = await storedWebhook(stage.server, player.team.groupId);
  return { params: { id: webhook.id, deliveryId: await sampleSentTo(stage.server, webhook) } };
}

const READING_PEOPLE = '111 1 aa+ a++ 333 3';
const CHANGING_PEOPLE = '111 1 as+ a++ 333 3';

/** An admin who enables the API has a telephone. */
async function withTelephone({ stage, player }: Scene): Promise<Try> {
  await verifyPhone(stage.server, player.person.userId);
  return {};
}

export const DEVELOPER_RECIPES: RecipesFor<typeof DEVELOPER_RIGHTS> = {
  'developer.show-api': { cells: WITH_PROGRAMS },
  'developer.enable-api': { cells: READING_PEOPLE, call: withTelephone },
  'developer.set-notifications': { cells: READING_PEOPLE, call: () => ({ body: { emails: [] } }) },
  'developer.confirm-email': {
    cells: ANYONE,
    call: async (scene) => ({ body: { code: await confirmationCode(scene.stage.server) } }),
  },
  'developer.show-token': { cells: READING_PEOPLE },
  'developer.reset-token': { cells: CHANGING_PEOPLE, call: () => ({ body: {} }) },
  'developer.revoke-token': { cells: READING_PEOPLE },
  'developer.show-yourls': { cells: READING_PEOPLE },
  'developer.list-events': { cells: shown(WITH_PROGRAMS) },
  'developer.list-webhooks': { cells: READING_ADMINS },
  'developer.add-webhook': { cells: CHANGING_ADMINS, status: 201, call: () => ({ body: HOOK }) },
  'developer.show-webhook': { cells: READING_OF_WEBHOOK, call: onWebhook },
  'developer.change-webhook': { cells: CHANGING_OF_WEBHOOK, call: setting({ name: 'Shop' }) },
  'developer.delete-webhook': { cells: CHANGING_OF_WEBHOOK, call: onWebhook },
  'developer.change-webhook-secret': { cells: CHANGING_OF_WEBHOOK, call: onWebhook },
  'developer.test-webhook': { cells: CHANGING_OF_WEBHOOK, call: setting({ event: 'link.created' }) },
  'developer.list-deliveries': { cells: READING_OF_WEBHOOK, call: onWebhook },
  'developer.show-delivery': { cells: READING_OF_WEBHOOK, call: onDelivery },
  'developer.resend-delivery': { cells: CHANGING_OF_WEBHOOK, call: onDelivery },
};
