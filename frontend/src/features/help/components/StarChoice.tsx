import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { StarEmptyIcon, StarIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { rateMessages } from '../bubble.messages';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  readonly label: string;
  /** 0: none chosen yet. */
  readonly stars: number;
  readonly onChoose: (stars: number) => void;
}

/** One to five stars; radio buttons to the keyboard and to screen readers. */
export const StarChoice = observer(function StarChoice({ label, stars, onChoose }: StarChoiceProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'flex', gap: 0.5 }}>
      {STARS.map((count) => {
        const Icon = count <= stars ? StarIcon : StarEmptyIcon;
        return (
          <Box
            component="label"
            key={count}
            htmlFor={`${name}-${count}`}
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 48,
              height: 48,
              borderRadius: 1,
              cursor: 'pointer',
              color: count <= stars ? 'secondary.main' : 'control.main',
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box
              component="input"
              type="radio"
              id={`${name}-${count}`}
              name={name}
              checked={count === stars}
              aria-label={intl.formatMessage(rateMessages.stars, { count })}
              onChange={() => onChoose(count)}
              sx={visuallyHidden}
            />
            <Icon aria-hidden sx={{ fontSize: 36 }} />
          </Box>
        );
      })}
    </Box>
  );
});
