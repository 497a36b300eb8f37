import { defineMessages } from '../../i18n/define-messages';

export const hitMessages = defineMessages({
  mix: {
    id: 'analytics.hits.mix',
    defaultMessage: '{count, plural, one {# hit} other {# hits}} in total: {parts}',
    description: 'Everything that asked for the link; parts is a list of the messages analytics.hits.…',
  },
  human: {
    id: 'analytics.hits.human',
    defaultMessage: '{count, plural, one {# by a person} other {# by people}}',
    description: 'Part of a list of hits',
  },
  preview: {
    id: 'analytics.hits.preview',
    defaultMessage: '{count, plural, one {# chat preview} other {# chat previews}}',
    description: 'Part of a list of hits: messengers and social networks that drew a preview',
  },
  bot: {
    id: 'analytics.hits.bot',
    defaultMessage: '{count, plural, one {# by a bot} other {# by bots}}',
    description: 'Part of a list of hits: crawlers and other programs',
  },
  prefetch: {
    id: 'analytics.hits.prefetch',
    defaultMessage: '{count, plural, one {# prefetch} other {# prefetches}}',
    description: 'Part of a list of hits: browsers that loaded the link before anybody clicked it',
  },
  head: {
    id: 'analytics.hits.head',
    defaultMessage: '{count, plural, one {# link check} other {# link checks}}',
    description: 'Part of a list of hits: programs that asked only whether the link works',
  },
  counted: {
    id: 'analytics.hits.counted',
    defaultMessage: 'Included hits',
    description: 'Name of the buttons that choose what is counted',
  },
  peopleOnly: {
    id: 'analytics.hits.peopleOnly',
    defaultMessage: 'People only',
    description: 'Button: only people are counted',
  },
  everything: {
    id: 'analytics.hits.everything',
    defaultMessage: 'Everything',
    description: 'Button: people and programs are counted',
  },
  kind: {
    id: 'analytics.hits.kind',
    defaultMessage:
      '{kind, select, preview {Chat previews} bot {Bots} prefetch {Prefetches} head {Link checks} other {People}}',
    description: 'Button: this kind of hits is counted, too',
  },
});
