import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { LockIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { rangeMessages } from '../range.messages';
import { OWN_DAYS, type RangeChoicesProps } from './range-choice';

const choice = {
  minHeight: 36,
  py: 0.25,
  px: 1,
  minWidth: 44,
  gap: 0.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&[aria-pressed="true"]': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontWeight: 650,
    boxShadow: '0 1px 3px rgb(0 0 0 / 0.18)',
  },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
} as const;

export const RangeButtons = observer(function RangeButtons({
  choices,
  query,
  isChoosing,
  onChoose,
}: RangeChoicesProps) {
  const intl = useIntl();
  const pressed = query.days === null ? query.range : OWN_DAYS;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={intl.formatMessage(rangeMessages.label)}
      sx={{
        flexWrap: 'wrap',
        bgcolor: 'soft.sunken',
        borderRadius: 1,
        p: 0.5,
        gap: 0.5,
        width: 'fit-content',
      }}
    >
      {choices.map(({ value, label, isLocked }) => (
        <Button
          key={value}
          size="small"
          color="inherit"
          aria-pressed={value === pressed}
          aria-disabled={isLocked}
          {...(value === OWN_DAYS && { 'aria-expanded': isChoosing })}
          onClick={() => {
            if (!isLocked) onChoose(value);
          }}
          sx={choice}
        >
          {isLocked && <LockIcon sx={{ fontSize: 16 }} />}
          {label}
        </Button>
      ))}
    </Stack>
  );
});
