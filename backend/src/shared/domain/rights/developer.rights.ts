import type { RightsOf } from './right';

export const DEVELOPER_RIGHTS = {
  'developer.show-api': { who: 'member', program: 'account:read', whose: 'actedIn' },
  'developer.enable-api': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'developer.set-notifications': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'developer.confirm-email': { who: 'anyone', whose: 'nothing' },
  'developer.show-token': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'developer.reset-token': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'actedIn' },
  'developer.revoke-token': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'developer.show-yourls': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'developer.list-events': { who: 'member', program: 'webhooks:write', whose: 'nothing', view: 'shown' },
  'developer.list-webhooks': { who: 'groupAdmin', program: 'webhooks:write', whose: 'actedIn' },
  'developer.add-webhook': {
    who: 'groupAdmin',
    program: 'webhooks:write',
    whose: 'actedIn',
    seat: 'paid',
  },
  'developer.show-webhook': { who: 'groupAdmin', program: 'webhooks:write', whose: 'webhook' },
  'developer.change-webhook': {
    who: 'groupAdmin',
    program: 'webhooks:write',
    whose: 'webhook',
    seat: 'paid',
  },
  'developer.delete-webhook': {
    who: 'groupAdmin',
    program: 'webhooks:write',
    whose: 'webhook',
    seat: 'paid',
  },
  'developer.change-webhook-secret': {
    who: 'groupAdmin',
    program: 'webhooks:write',
    whose: 'webhook',
    seat: 'paid',
  },
  'developer.test-webhook': {
    who: 'groupAdmin',
    program: 'webhooks:write',
    whose: 'webhook',
    seat: 'paid',
  },
  'developer.list-deliveries': { who: 'groupAdmin', program: 'webhooks:write', whose: 'webhook' },
  'developer.show-delivery': { who: 'groupAdmin', program: 'webhooks:write', whose: 'webhook' },
  'developer.resend-delivery': {
    who: 'groupAdmin',
    program: 'webhooks:write',
    whose: 'webhook',
    seat: 'paid',
  },
} as const satisfies RightsOf<'developer'>;
