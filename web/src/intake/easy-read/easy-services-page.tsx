import { EasyPage } from './easy-page.tsx';

export const Component = () => <EasyPage page="services" />;
