import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Avatar } from '../../../shared/ui/Avatar';
import { LinkIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { onboardingMessages } from '../onboarding.messages';

/** Slugs as people choose them. */
const SLUGS = ['/tea', '/menu', '/2026'] as const;
const WIDTHS = ['86%', '58%', '72%'] as const;

interface StartPreviewProps {
  readonly name: string;
  /** The host that the links would stand behind. */
  readonly host: string;
}

/** What becomes of the entries, while they are typed. Only to be looked at: the fields say the same. */
export const StartPreview = observer(function StartPreview({ name, host }: StartPreviewProps) {
  const intl = useIntl();
  const { groupId } = useStores().session;
  return (
    <Stack aria-hidden sx={{ gap: 2, bgcolor: 'soft.primary', borderRadius: '24px', p: { xs: 2.5, sm: 4 } }}>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(onboardingMessages.previewTitle)}
      </Text>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Avatar name={name} id={groupId} size={48} />
        {name.trim() === '' ? (
          <Box sx={{ height: 10, width: 120, borderRadius: 5, bgcolor: 'divider' }} />
        ) : (
          <Text dir="auto" noWrap sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
            {name}
          </Text>
        )}
      </Stack>
      {SLUGS.map((slug, index) => (
        <Stack
          key={slug}
          sx={{
            gap: 1,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
          }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, minWidth: 0 }}>
            <LinkIcon fontSize="small" color="primary" />
            <Text color="primary" noWrap sx={{ fontWeight: 650 }}>
              {host + slug}
            </Text>
          </Stack>
          <Box sx={{ height: 8, width: WIDTHS[index], borderRadius: 4, bgcolor: 'divider' }} />
        </Stack>
      ))}
    </Stack>
  );
});
