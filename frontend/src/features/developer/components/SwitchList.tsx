import { observer } from 'mobx-react-lite';
import { Box } from '../../../shared/ui/layout';
import { Switch } from '../../../shared/ui/Switch';

interface SwitchListProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Several of a few choices. */
export const SwitchList = observer(function SwitchList<T extends string>(props: SwitchListProps<T>) {
  const { legend, choices, chosen, onChange } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 3 }}>
        {choices.map(({ value, label }) => (
          <Switch
            key={value}
            label={label}
            isOn={chosen.includes(value)}
            onChange={(isOn) =>
              onChange(
                choices
                  .map((each) => each.value)
                  .filter((each) => (each === value ? isOn : chosen.includes(each))),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
});
