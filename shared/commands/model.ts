// `npm run site -- model`
import '@portfolio/render/commands/model';
