import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Ако се откажете до ${returnsPolicy.freeReturnDays}\u00a0дни след поръчката, преди да сте получили дизайните, връщаме цялата сума.`;

export const landing: LandingDictionary = {
  leadOffer: `Плащате {price} веднъж, избирате от три дизайна и сайтът е онлайн за ${deliveryDays()} дни.`,
  orderNow: 'ПОРЪЧАЙТЕ СЕГА – САМО {price}',
  call: 'Обадете се на {phone}',
  priceNote: `Плащате само веднъж. Цената включва сайта, хостинга и домейна за първата година и ${times.supportMonths}\u00a0месеца поддръжка.`,
  whyChoose: '{service}: защо да изберете нас',
  process: '{service}: как работим',
  included: 'Какво включва пакетът за {price}',
  includedItems: {
    delivery: {
      title: 'Бързо изпълнение',
      text: `От поръчката до пускането: ${deliveryDays()} дни, гарантирано`,
    },
    hosting: {
      title: '1 година хостинг',
      text: 'Бърз и сигурен хостинг за първата година, настроен от нас',
    },
    support: { title: 'Помощ и след пускането', text: `${times.supportMonths} месеца поддръжка` },
    team: {
      title: 'Опитен екип',
      text: 'Един и същ екип – от първия дизайн до пускането',
    },
  },
  timeNote: `До ${times.draftHours}\u00a0часа след изпращането на въпросника имате три дизайна. След като изберете един, завършваме сайта за ${times.workingDays}\u00a0работни дни (${times.workingHours}\u00a0работни часа). От началото до края са нужни ${deliveryDays()}\u00a0дни; дните, в които чакаме отговор, не се броят.`,
  serviceAreas: 'Къде работим',
  clientsSay: 'Какво казват клиентите ни',
  testimonials: [
    {
      name: 'Десислава Бъчварова',
      role: 'Собственичка, Къща за гости „Орехите“',
      content:
        'Гостите все питаха как се стига до нас. Сега пътят е описан на сайта, заедно с последния завой, който навигацията бърка.',
    },
    {
      name: 'Калоян Терзийски',
      role: 'Управител, „Автосервиз Терзийски“ ЕООД',
      content:
        'На сайта пише кои марки поправям и кои не. Половината излишни обаждания изчезнаха още първата седмица.',
    },
    {
      name: 'Ралица Кутева',
      role: 'Учителка, Езикова школа „Мост“',
      content: 'Най-много време ми спестява страницата с въпросите, на които отговарях по десет пъти на ден.',
    },
  ],
  stars: 'Оценка: 5 от 5',
  quote: '{service}: пишете ни днес',
  quoteIntro: `Разкажете с какво се занимавате и какво очаквате от сайта. Ще ви отговорим до ${times.replyHours} часа.`,
  form: {
    name: 'Име',
    email: 'Имейл',
    phone: 'Телефон',
    company: 'Фирма',
    message: 'Съобщение',
    inquiryType: 'Вид запитване',
    inquiryTypes: {
      general: 'Общ въпрос',
      website: 'Пакет „Уебсайт“',
      hosting: 'Хостинг и поддръжка',
      billing: 'Програма за фактуриране',
      support: 'Техническа поддръжка',
    },
    submit: 'Изпратете съобщението',
    sending: 'Изпращане…',
    requiredField: 'Моля, попълнете това поле.',
    invalidEmail: 'Моля, въведете валиден имейл адрес.',
    missingTitle: 'Липсват данни',
    missingText: 'Моля, попълнете всички задължителни полета.',
    failedTitle: 'Съобщението не беше изпратено',
    failedText: 'Моля, опитайте по-късно.',
    successTitle: 'Съобщението е изпратено!',
    successText: `Ще ви отговорим до ${times.replyHours} часа.`,
    requiredNote: 'Полетата, отбелязани с *, са задължителни.',
    sentAt: 'Изпратено в {time} ч.',
    textKept: 'Текстът ви е запазен тук.',
    sendByEmail: 'Изпратете го по имейл',
  },
  chrome: {
    skipToContent: 'Към съдържанието',
    home: 'Начало',
    portfolio: 'Портфолио',
    whyTree: 'Един сайт, едно дърво',
    howItWorks: 'Как работи',
    pricing: 'Цена',
    chat: 'Пишете ни в чата',
    chatMessage: 'Здравейте, {brand}! Интересувам се от пакета „Уебсайт“ за {price}.',
    menu: 'Меню',
    closeNotice: 'Затваряне',
    notifications: 'Известия (F8)',
    theme: 'Тема',
    themeSystem: 'Системна',
    themeLight: 'Светла',
    themeDark: 'Тъмна',
    blog: 'Блог',
    privacy: 'Политика за поверителност (на английски)',
    terms: 'Общи условия (на английски)',
    refund: 'Условия за възстановяване на суми (на английски)',
    affiliate: 'Партньорска програма',
    affiliateLogin: 'Вход за партньори',
    locations: 'Всички места и браншове',
    chooseCountry: 'Изберете държава',
    opensInNewTab: 'отваря се в нов раздел',
    copyright: '© {year} {brand}. Всички права запазени.',
    about: 'Една честна цена за сайт, който върши работа. А за всеки сайт засаждаме по едно дърво.',
    referralThanks: 'Благодарим ви за посещението! Препоръча ни {name}.',
    referralClear: 'Премахване на препоръката',
    referralAsk: 'Може ли да запомним тази препоръка?',
    referralKeep: 'Запомнете я за __REFERRAL_DAYS__ дни',
    referralDecline: 'Не, благодаря',
    orderNow: 'Поръчайте',
    yourPrice: 'Вашата цена: {price}',
    backToPage: 'Към страницата на български',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Потвърдена поръчка',
  rated: 'Оценка: {stars} от 5',
  count: { other: '{count} отзива' },
  sampleNote: 'Примерни отзиви за този демонстрационен магазин',
};

export const designHours: Plural = {
  one: 'Дизайните са готови средно за {hours}\u00a0час, измерено през последните {days} дни.',
  other: 'Дизайните са готови средно за {hours}\u00a0часа, измерено през последните {days} дни.',
};
