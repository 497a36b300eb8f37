import type { DESK_RIGHTS } from '../../../../src/shared/domain/rights/desk.rights';
import type { REPORTS_RIGHTS } from '../../../../src/shared/domain/rights/reports.rights';
import { AppealTokensService } from '../../../../src/modules/identity';
import { caseOf, disable, report } from '../../../support/reports';
import { verifiedDomain } from '../../../support/brand-domains';
import type { TestGuest } from '../../../support/app';
import { HOLDERS, type RecipesFor, type Try, shown } from './recipe';
import type { Scene } from './scene';

const SITE_ADMINS = '111 1 333 33+ 333 3';

/** A case of one player's link, reported by another. */
async function onCase(scene: Scene): Promise<Try> {
  const { shortUrl } = await scene.link();
  await report(await scene.stage.server.guest(), { link: shortUrl });
  return { params: { caseId: scene.isAllowed ? await caseOf(scene.player.caller, shortUrl) : 1 } };
}

async function onDisabledLink(scene: Scene): Promise<Try> {
  const { id, encodeId } = await scene.link();
  await disable(scene.stage.server, id);
  return { params: { encodeId } };
}

export const REPORTS_RECIPES: RecipesFor<typeof REPORTS_RIGHTS> = {
  'reports.report': {
    cells: HOLDERS,
    status: 201,
    call: async (scene) => ({ body: { link: (await scene.link()).shortUrl, reason: 'spam' } }),
  },
  'reports.list-cases': { cells: SITE_ADMINS },
  'reports.show-case': { cells: SITE_ADMINS, call: onCase },
  'reports.judge-case': {
    cells: SITE_ADMINS,
    call: async (scene) => ({
      ...(await onCase(scene)),
      body: { state: 'acted', action: 'disable', note: 'It asks for cards.' },
    }),
  },
  'reports.show-appeal': { cells: shown('111 1 +++ 444 333 3'), call: onDisabledLink },
  'reports.appeal': {
    cells: '111 1 os+ 444 333 3',
    status: 201,
    call: async (scene) => ({ ...(await onDisabledLink(scene)), body: { text: 'It is our own shop.' } }),
  },
};

/** The link of a guest, in a browser of its own. */
async function ofGuest(scene: Scene): Promise<{ readonly encodeId: string; readonly guest: TestGuest }> {
  const guest = await scene.stage.server.guest();
  return { guest, encodeId: (await guest.shorten('https://example.com/')).encodeId };
}

const onGuestsLink = async (scene: Scene): Promise<Try> => ({
  params: { encodeId: (await ofGuest(scene)).encodeId },
});

interface Found {
  readonly data: { readonly link: { readonly browserId: string } };
}

/** A browser that is suspended; without rights, one that does not exist. */
async function onBrowser(scene: Scene): Promise<Try> {
  const { encodeId } = await ofGuest(scene);
  if (!scene.isAllowed) return { params: { browserId: '0' } };
  const { body } = await scene.player.caller.call<Found>(`/admin/find?q=${encodeId}`);
  return { params: { browserId: body.data.link.browserId } };
}

const onSomebody = async ({ stage }: Scene): Promise<Try> => ({
  params: { userId: (await stage.server.member()).userId },
});

async function onAction(scene: Scene): Promise<Try> {
  if (!scene.isAllowed) return { params: { actionId: 1 } };
  const { caller } = scene.player;
  const { userId } = await scene.stage.server.member();
  const { body } = await caller.call<{ data: { actionId: number } }>(`/admin/user/${userId}`, {
    method: 'DELETE',
  });
  return { params: { actionId: body.data.actionId } };
}

/** A person whom a site admin has suspended, and the token that only they have. */
async function onSuspension({ stage }: Scene): Promise<{ body: { token: string }; userId: number }> {
  const { server, cast } = stage;
  const { userId } = await server.member();
  const { caller } = await cast.fresh('siteAdmin');
  await caller.call(`/admin/user/${userId}`, { method: 'DELETE' });
  const token = server.web.app.get(AppealTokensService, { strict: false }).issue(userId, 'mail');
  return { body: { token }, userId };
}

/** An appeal that waits; without rights, one that there is not. */
async function onAppeal(scene: Scene): Promise<Try> {
  const body = { decision: 'refuse', answer: 'It was you.' };
  if (!scene.isAllowed) return { params: { appealId: 1 }, body };
  const { body: known, userId } = await onSuspension(scene);
  const guest = await scene.stage.server.guest();
  await guest.call('/suspension-appeals', { method: 'POST', body: { ...known, text: 'It was not me.' } });
  const { body: found } = await scene.player.caller.call<AppealsFound>('/admin/appeals');
  const waiting = found.data.appeals.find(({ person }) => person?.userId === userId);
  return { params: { appealId: waiting?.appealId ?? 0 }, body };
}

interface AppealsFound {
  readonly data: { readonly appeals: { appealId: number; person: { userId: number } | null }[] };
}

export const DESK_RECIPES: RecipesFor<typeof DESK_RIGHTS> = {
  'desk.report-address': {
    cells: HOLDERS,
    status: 201,
    call: async (scene) => ({ body: { url: (await scene.link()).shortUrl } }),
  },
  'desk.find': { cells: SITE_ADMINS, call: () => ({ query: { q: 'nobody@example.com' } }) },
  'desk.disable-link': { cells: SITE_ADMINS, call: onGuestsLink },
  'desk.enable-link': { cells: SITE_ADMINS, call: onGuestsLink },
  'desk.show-owner': { cells: SITE_ADMINS, call: onGuestsLink },
  'desk.suspend-browser': { cells: SITE_ADMINS, call: onBrowser },
  'desk.show-person': { cells: SITE_ADMINS, call: onSomebody },
  'desk.suspend-person': { cells: SITE_ADMINS, call: onSomebody },
  'desk.preview-suspension-mail': { cells: SITE_ADMINS, call: onSomebody },
  'desk.preview-link-mail': { cells: SITE_ADMINS, call: onGuestsLink },
  'desk.view-person': {
    cells: SITE_ADMINS,
    status: 201,
    call: async ({ stage }) => {
      const { userId, groupId } = await stage.server.member();
      return { params: { userId, groupId }, body: { note: 'They cannot find a link.' } };
    },
  },
  'desk.end-view': { cells: SITE_ADMINS },
  'desk.suspend-domain': {
    cells: SITE_ADMINS,
    call: async ({ stage, player }) => ({
      params: { id: (await verifiedDomain(stage.server, player.team.groupId)).id },
      body: { isSuspended: false, reason: 'It is whose it says.' },
    }),
  },
  'desk.clear-cache': { cells: SITE_ADMINS, call: onGuestsLink },
  'desk.list-actions': { cells: SITE_ADMINS },
  'desk.show-block-list': { cells: SITE_ADMINS },
  'desk.show-own-suspension': {
    cells: HOLDERS,
    call: async (scene) => ({ body: (await onSuspension(scene)).body }),
  },
  'desk.appeal': {
    cells: HOLDERS,
    status: 201,
    call: async (scene) => {
      const { body } = await onSuspension(scene);
      return { body: { ...body, text: 'It was not me.' } };
    },
  },
  'desk.list-appeals': { cells: SITE_ADMINS },
  'desk.answer-appeal': { cells: SITE_ADMINS, call: onAppeal },
  'desk.show-numbers': { cells: SITE_ADMINS },
  'desk.show-action': { cells: SITE_ADMINS, call: onAction },
  'desk.undo-action': { cells: SITE_ADMINS, call: onAction },
};
