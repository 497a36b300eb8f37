import { observer } from 'mobx-react-lite';
import { Button } from '../../../../shared/ui/buttons';

interface FilterToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** One value of a filter, on or off. */
export const FilterToggle = observer(function FilterToggle({ label, isOn, onToggle }: FilterToggleProps) {
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      color={isOn ? 'primary' : 'inherit'}
      aria-pressed={isOn}
      onClick={onToggle}
      sx={{ minHeight: 36, maxWidth: '100%', px: 1.5, fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      <span dir="auto">{label}</span>
    </Button>
  );
});
