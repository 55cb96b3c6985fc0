// `npm run site -- render`
import '@portfolio/render/commands/render';
