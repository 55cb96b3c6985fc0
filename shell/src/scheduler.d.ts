declare module 'scheduler';
