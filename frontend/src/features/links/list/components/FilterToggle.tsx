import { observer } from 'mobx-react-lite';
import { Button } from '../../../../shared/ui/buttons';
import { ColorDot } from '../../../../shared/ui/ColorDot';
import type { TagColor } from '../../../../shared/ui/theme/tag-palette';

interface FilterToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Of a tag. */
  readonly color?: TagColor;
  readonly onToggle: () => void;
}

/** One value of a filter, on or off. */
export const FilterToggle = observer(function FilterToggle(props: FilterToggleProps) {
  const { label, isOn, color, onToggle } = props;
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      color={isOn ? 'primary' : 'inherit'}
      aria-pressed={isOn}
      startIcon={color && <ColorDot color={color} />}
      onClick={onToggle}
      sx={{ minHeight: 36, maxWidth: '100%', px: 1.5, fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      <span dir="auto">{label}</span>
    </Button>
  );
});
