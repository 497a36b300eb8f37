import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { inAppBrowserOf, outsideLine } from '../in-app-browser';
import { signInMessages } from '../sign-in.messages';
import { GoogleMark } from './GoogleMark';

const LINE_STYLE = { flex: 1, borderTop: 1, borderColor: 'divider' } as const;

/** The way in with Google, or why there is none in this browser. */
export const GoogleWay = observer(function GoogleWay({ returnTo }: { readonly returnTo: string }) {
  const intl = useIntl();
  const app = inAppBrowserOf(navigator.userAgent);
  const query = new URLSearchParams({ redirect_to: returnTo, lang: intl.locale }).toString();
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Box sx={LINE_STYLE} />
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(signInMessages.or)}
        </Text>
        <Box sx={LINE_STYLE} />
      </Stack>
      {app === null ? (
        <Button
          href={`/api/v1/auth/google/start?${query}`}
          variant="outlined"
          color="inherit"
          size="large"
          startIcon={<GoogleMark />}
          sx={{ px: 1.5 }}
        >
          {intl.formatMessage(signInMessages.google)}
        </Button>
      ) : (
        <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5 }}>
          <Text variant="body2">{intl.formatMessage(signInMessages.googleInApp, { app })}</Text>
          {app === 'LINE' && (
            <Button href={outsideLine(window.location.href)} size="small" sx={{ mt: 0.5, ml: -1 }}>
              {intl.formatMessage(signInMessages.openOutside)}
            </Button>
          )}
        </Box>
      )}
    </Stack>
  );
});
