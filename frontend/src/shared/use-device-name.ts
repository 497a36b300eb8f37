import { useIntl } from 'react-intl';
import { deviceMessages } from './device.messages';

interface Device {
  readonly browser: string | null;
  readonly os: string | null;
}

/** What a device is called, in the language that is shown. */
export function useDeviceName(): (device: Device) => string {
  const intl = useIntl();
  return ({ browser, os }) => {
    if (browser !== null && os !== null) return intl.formatMessage(deviceMessages.name, { browser, os });
    return browser ?? os ?? intl.formatMessage(deviceMessages.unknown);
  };
}
