import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { LEAVING_REASONS, type LeavingReason, type DeletionStore } from '../deletion.store';
import { removeMessages } from '../removal.messages';

const LOSSES = [
  removeMessages.losesLinks,
  removeMessages.losesNumbers,
  removeMessages.losesGroups,
  removeMessages.losesAddress,
];

const REASONS: Readonly<Record<LeavingReason, (typeof LOSSES)[number]>> = {
  'not-needed': removeMessages.reasonNotNeeded,
  missing: removeMessages.reasonMissing,
  hard: removeMessages.reasonHard,
  price: removeMessages.reasonPrice,
  trust: removeMessages.reasonTrust,
  other: removeMessages.reasonOther,
};

/** What goes with the account, and the address as a signature below it. */
export const LossesDialog = observer(function LossesDialog({
  deletion,
}: {
  readonly deletion: DeletionStore;
}) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage(removeMessages.title)}
      onClose={deletion.close}
      onSubmit={deletion.goOn}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={deletion.close}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            aria-disabled={!deletion.isSigned}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
          >
            {intl.formatMessage(removeMessages.goOn)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {LOSSES.map((loss) => (
            <Text component="li" key={loss.id}>
              {intl.formatMessage(loss)}
            </Text>
          ))}
        </Box>
        <Select
          label={intl.formatMessage(removeMessages.reason)}
          choices={[
            { value: '', label: intl.formatMessage(removeMessages.reasonNone) },
            ...LEAVING_REASONS.map((value) => ({ value, label: intl.formatMessage(REASONS[value]) })),
          ]}
          chosen={deletion.reason}
          onChoose={deletion.setReason}
        />
        <TextField
          label={intl.formatMessage(removeMessages.typeEmail, { email: deletion.email })}
          type="email"
          inputMode="email"
          value={deletion.typed}
          onChange={deletion.setTyped}
        />
      </Stack>
    </Dialog>
  );
});
