import { useIntl } from 'react-intl';
import { isDay } from '../calendar';
import { formatDay } from '../dates';
import { TextField, type TextFieldProps } from './TextField';

/** A field for a day. Browsers write it in their own language, so that it stands below in the reader's. */
export function DayTextField({ hint, ...rest }: Omit<TextFieldProps, 'type'>) {
  const { locale } = useIntl();
  return (
    <TextField
      {...rest}
      type="date"
      hint={isDay(rest.value) ? formatDay(locale, rest.value, 'full') : hint}
    />
  );
}
