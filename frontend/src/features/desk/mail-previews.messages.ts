import { defineMessages } from '../../i18n/define-messages';

/** What the people concerned will read of a step. */
export const mailPreviewMessages = defineMessages({
  title: {
    id: 'desk.mailPreview.title',
    defaultMessage: '{count, plural, =0 {No mail is sent} other {Mail to the people concerned}}',
    description: 'Heading in the dialog of a step. count: mails in different languages',
  },
  none: {
    id: 'desk.mailPreview.none',
    defaultMessage: 'A guest made this link, so no address is known.',
    description: 'Instead of the mail, for the link of a guest',
  },
  inLanguage: {
    id: 'desk.mailPreview.inLanguage',
    defaultMessage: 'In {language}: {subject}',
    description: 'Before the text of a mail. language: its own name, as 日本語',
  },
});
