// What is shared is agreed on before anything is imported that needs it.
void import('./show-pages');

export {};
