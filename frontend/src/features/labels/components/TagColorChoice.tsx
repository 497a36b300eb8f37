import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { TAG_COLORS, type TagColor } from '../../../shared/ui/theme/tag-palette';
import { tagLook } from '../../../shared/ui/WordChip';
import { colorMessages } from '../tag-change.messages';

interface TagColorChoiceProps {
  readonly chosen: TagColor;
  readonly onChoose: (color: TagColor) => void;
}

/** The colours of tags by their names, as chips; radio buttons to the keyboard and to screen readers. */
export const TagColorChoice = observer(function TagColorChoice({ chosen, onChoose }: TagColorChoiceProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}>
        {intl.formatMessage(colorMessages.title)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {TAG_COLORS.map((color) => (
          <Box
            component="label"
            key={color}
            sx={{
              position: 'relative',
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              minHeight: 36,
              px: 1.25,
              borderRadius: '8px',
              border: 1,
              fontSize: '0.875rem',
              fontWeight: 550,
              cursor: 'pointer',
              ...tagLook(color),
              '&:has(:checked)': { borderColor: 'currentcolor', boxShadow: 'inset 0 0 0 1px currentcolor' },
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={color === chosen}
              onChange={() => onChoose(color)}
              sx={visuallyHidden}
            />
            {color === chosen && <CheckIcon aria-hidden sx={{ fontSize: 18 }} />}
            {intl.formatMessage(colorMessages[color])}
          </Box>
        ))}
      </Box>
    </Box>
  );
});
