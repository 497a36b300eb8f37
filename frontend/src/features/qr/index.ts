export { QrDesigner, QrDialog, QrPanel } from './components/lazy-qr';
