import { describeScreens } from '../support/gallery';
import { ANALYTICS_LAYERS } from './screens/analytics-layers';
import { APPEAL_LAYERS } from './screens/appeal-layers';
import { BILLING_DESK_LAYERS } from './screens/billing-desk-layers';
import { BULK_LAYERS } from './screens/bulk-layers';
import { FILE_LAYERS } from './screens/file-layers';
import { DOMAIN_LAYERS } from './screens/domain-layers';
import { EDITOR_LAYERS } from './screens/editor-layers';
import { LABELS_LAYERS } from './screens/labels-layers';
import { LIST_LAYERS } from './screens/list-layers';
import { MOVING_LAYERS } from './screens/moving-layers';
import { PREVIEW_LAYERS } from './screens/preview-layers';
import { DESK_LAYERS } from './screens/desk-layers';
import { MODERATION_LAYERS } from './screens/moderation-layers';

describeScreens('what opens on the pages of links', [
  [
    'for members',
    {
      isMember: true,
      screens: [
        ...LIST_LAYERS,
        ...BULK_LAYERS,
        ...MOVING_LAYERS,
        ...ANALYTICS_LAYERS,
        ...LABELS_LAYERS,
        ...EDITOR_LAYERS,
        ...DOMAIN_LAYERS,
        ...FILE_LAYERS,
        ...PREVIEW_LAYERS,
        ...DESK_LAYERS,
        ...MODERATION_LAYERS,
        ...APPEAL_LAYERS,
        ...BILLING_DESK_LAYERS,
      ],
    },
  ],
]);
