import { Contact } from '../../features/contact/contact.tsx'

export const Component = () => <Contact />
