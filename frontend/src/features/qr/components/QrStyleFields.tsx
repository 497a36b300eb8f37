import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { displayPlanOf } from '../../../shared/display-plan';
import { pricingPath } from '../../../shared/pricing-path';
import { AppLink } from '../../../shared/ui/AppLink';
import { planMessages } from '../../../shared/plan.messages';
import { Button } from '../../../shared/ui/buttons';
import { ColorField } from '../../../shared/ui/ColorField';
import { LockIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { qrStyleMessages } from '../qr.messages';
import type { QrStore } from '../qr.store';
import { QrLogo } from './QrLogo';

/** The smallest plan that lets codes have a look of their own. */
const PLAN = 'personal';

const Locked = observer(function Locked() {
  const intl = useIntl();
  const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(PLAN) });
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, borderRadius: 1, bgcolor: 'soft.sunken' }}>
      <LockIcon fontSize="small" aria-hidden />
      <Box>
        <Text variant="body2">{intl.formatMessage(qrStyleMessages.locked, { plan })}</Text>
        <AppLink to={pricingPath(PLAN)} underline="always">
          {intl.formatMessage(qrStyleMessages.toPlans)}
        </AppLink>
      </Box>
    </Stack>
  );
});

const Readability = observer(function Readability({ qr }: { readonly qr: QrStore }) {
  const intl = useIntl();
  if (qr.isReadable && !qr.isReversed) return null;
  return (
    <Box
      role="status"
      sx={{ p: 1.5, borderRadius: 1, border: 1, borderColor: qr.isReadable ? 'divider' : 'error.main' }}
    >
      <Text variant="body2">
        {intl.formatMessage(qr.isReadable ? qrStyleMessages.reversed : qrStyleMessages.tooPale)}
      </Text>
      {!qr.isReadable && (
        <Button size="small" variant="outlined" onClick={() => qr.mend()} sx={{ mt: 1 }}>
          {intl.formatMessage(qrStyleMessages.mend)}
        </Button>
      )}
    </Box>
  );
});

interface QrStyleFieldsProps {
  readonly qr: QrStore;
  readonly isLocked: boolean;
}

export const QrStyleFields = observer(function QrStyleFields({ qr, isLocked }: QrStyleFieldsProps) {
  const intl = useIntl();
  const { foreground, background, isRounded } = qr.style;
  if (isLocked) return <Locked />;
  return (
    <Stack role="group" aria-label={intl.formatMessage(qrStyleMessages.legend)} sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <ColorField
          label={intl.formatMessage(qrStyleMessages.foreground)}
          value={foreground}
          onChange={(color) => qr.set({ foreground: color })}
        />
        <ColorField
          label={intl.formatMessage(qrStyleMessages.background)}
          value={background}
          onChange={(color) => qr.set({ background: color })}
        />
      </Stack>
      <Readability qr={qr} />
      <Switch
        label={intl.formatMessage(qrStyleMessages.rounded)}
        hint={intl.formatMessage(qrStyleMessages.roundedHint)}
        isOn={isRounded}
        onChange={(isOn) => qr.set({ isRounded: isOn })}
      />
      <QrLogo qr={qr} />
      <Box>
        <Button
          size="small"
          aria-disabled={qr.isPlain}
          onClick={() => qr.reset()}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {intl.formatMessage(qrStyleMessages.reset)}
        </Button>
      </Box>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(qrStyleMessages.kept)}
      </Text>
    </Stack>
  );
});
