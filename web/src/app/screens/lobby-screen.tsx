export const Component = () => <h1>Trivium</h1>
