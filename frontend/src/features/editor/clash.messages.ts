import { defineMessages } from '../../i18n/define-messages';

/** Of the choice between what one wants to save and what another member has saved meanwhile. */
export const clashMessages = defineMessages({
  title: {
    id: 'editor.clash.title',
    defaultMessage: 'Changed elsewhere in the meantime',
    description: 'Asked when a link is saved: somebody else, or another tab, has changed the same fields',
  },
  text: {
    id: 'editor.clash.text',
    defaultMessage:
      '{count, plural, one {This field was changed after you opened the page. Choose which value to keep.} other {These fields were changed after you opened the page. Choose which values to keep.}}',
    description: 'Below the heading; nothing was saved so far',
  },
  mine: {
    id: 'editor.clash.mine',
    defaultMessage: 'Yours',
    description: 'Choice: what one has just entered',
  },
  theirs: {
    id: 'editor.clash.theirs',
    defaultMessage: 'Theirs',
    description: 'Choice: what was saved meanwhile; it is not known by whom',
  },
  theirsBy: {
    id: 'editor.clash.theirsBy',
    defaultMessage: 'Theirs: {name}, {when}',
    description: 'Choice: what was saved meanwhile, by whom and when, such as "5 minutes ago"',
  },
  own: {
    id: 'editor.clash.own',
    defaultMessage: 'Saved by you elsewhere, {when}',
    description: 'Choice: what the same person has saved in another tab or on another device',
  },
  on: { id: 'editor.clash.on', defaultMessage: 'On', description: 'Value of a switch' },
  off: { id: 'editor.clash.off', defaultMessage: 'Off', description: 'Value of a switch' },
  image: {
    id: 'editor.clash.image',
    defaultMessage: 'Image of the preview',
    description: 'Name of a field among others',
  },
  pageImage: {
    id: 'editor.clash.pageImage',
    defaultMessage: 'The page’s own image',
    description: 'Value of the field for the image of a preview',
  },
  previewTitle: {
    id: 'editor.clash.previewTitle',
    defaultMessage: 'Title of the preview',
    description: 'Name of a field among others',
  },
  previewDescription: {
    id: 'editor.clash.previewDescription',
    defaultMessage: 'Description of the preview',
    description: 'Name of a field among others',
  },
  keep: {
    id: 'editor.clash.keep',
    defaultMessage: 'Save the chosen values',
    description: 'Button that confirms',
  },
});
