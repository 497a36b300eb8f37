import { defineMessages } from '../../../i18n/define-messages';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';

const messages = defineMessages({
  gone: {
    id: 'list.bulk.problem.gone',
    defaultMessage: 'No longer in this group',
    description: 'Why nothing was done with one of many links',
  },
  notAllowed: {
    id: 'list.bulk.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can do this',
    description: 'Why nothing was done with one of many links',
  },
  deleted: {
    id: 'list.bulk.problem.deleted',
    defaultMessage: 'In the trash',
    description: 'Why nothing was done with one of many links',
  },
  limitReached: {
    id: 'list.bulk.problem.limitReached',
    defaultMessage: 'The plan limit of the group is reached',
    description: 'Why nothing was done with one of many links',
  },
  featureMissing: {
    id: 'list.bulk.problem.featureMissing',
    defaultMessage: 'The plan of the group does not include this',
    description: 'Why nothing was done with one of many links',
  },
  tooManyTags: {
    id: 'list.bulk.problem.tooManyTags',
    defaultMessage: 'It would have more than 20 tags',
    description: 'Why nothing was done with one of many links',
  },
  badTag: {
    id: 'list.bulk.problem.badTag',
    defaultMessage: 'One of the tags cannot be used: a tag has 1 to 50 characters, and “api” is reserved',
    description: 'Why nothing was done with one of many links',
  },
  badAddress: {
    id: 'list.bulk.problem.badAddress',
    defaultMessage: 'The new destination cannot be used',
    description: 'Why nothing was done with one of many links',
  },
  alreadyThere: {
    id: 'list.bulk.problem.alreadyThere',
    defaultMessage: 'Already in that group',
    description: 'Why nothing was done with one of many links',
  },
  neverTransferred: {
    id: 'list.bulk.problem.neverTransferred',
    defaultMessage: 'It was created in this group',
    description: 'Why one of many links was not given back to the group that it came from',
  },
  firstGroupEnded: {
    id: 'list.bulk.problem.firstGroupEnded',
    defaultMessage: 'Its original group no longer exists',
    description: 'Why one of many links was not given back to the group that it came from',
  },
});

/** Why something was not done with one of many links, by the server's codes. */
export const bulkProblems: ProblemTexts = {
  'links.link-does-not-exist': messages.gone,
  'links.not-allowed': messages.notAllowed,
  'links.link-deleted': messages.deleted,
  'links.in-trash': messages.deleted,
  'plan.limit-reached': messages.limitReached,
  'plan.feature-missing': messages.featureMissing,
  'links.too-many-tags': messages.tooManyTags,
  'links.tag-invalid': messages.badTag,
  'links.tag-reserved': messages.badTag,
  'links.address-missing': messages.badAddress,
  'links.address-malformed': messages.badAddress,
  'links.address-too-long': messages.badAddress,
  'links.address-several': messages.badAddress,
  'links.address-broken': messages.badAddress,
  'links.address-scheme': messages.badAddress,
  'links.address-credentials': messages.badAddress,
  'links.address-port': messages.badAddress,
  'links.address-private': messages.badAddress,
  'links.address-own-host': messages.badAddress,
  'links.already-in-group': messages.alreadyThere,
  'links.never-transferred': messages.neverTransferred,
  'links.first-group-ended': messages.firstGroupEnded,
};
